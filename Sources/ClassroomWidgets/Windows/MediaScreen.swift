import ClassroomScenes
import SceneRendering

/// The picture of a film that plays: the film, and below it how far it is, with buttons for who may move in it.
///
/// The page's module `media.js` keeps the film at the moment that the room says. Nothing here depends on the time of the
/// drawing, so that a page that is opened later shows the same.
struct MediaScreen {
    let address: String
    let title: String
    let progress: MediaProgress
    let isPrivileged: Bool
    let environment: WidgetEnvironment

    func render() -> [HTMLNode] {
        [
            .element(
                .video, .class("film"), .id(environment.partID("film")), .source(address), .playsInline,
                .aria("label", title),
                .data(.position, String(progress.position)),
                progress.isPlaying ? .data(.since, String(progress.since)) : nil,
                isPrivileged && progress.length == 0 ? .data(.measures, "") : nil),
            .element(
                .p, .class("gone"), .id(environment.partID("gone")), .hidden,
                text: environment.string("diorama_media_gone")),
            controls,
        ]
    }

    private var controls: HTMLNode {
        let deed = (progress.isPlaying ? MediaService.Name.pause : .play).rawValue
        let play = HTMLNode.element(
            .button, .type("button"), .class("key \(deed)"), .id(environment.partID("play")), .performs(deed),
            .aria("label", environment.string("diorama_media_\(deed)")),
            .title(environment.string("diorama_media_\(deed)")), children: [.element(.span)])
        let sound = environment.string("diorama_media_sound")
        return .element(
            .div, .class("controls"), .showing(MediaProgress.Key.playing, MediaProgress.Key.position),
            children: [
                isPrivileged ? play : .nothing,
                .element(
                    .input, .type("range"), .class("position"), .id(environment.partID("position")), .minimum(0),
                    .maximum(max(progress.length, 1)), .value(String(progress.position)), .noSuggestions,
                    isPrivileged ? .performs(MediaService.Name.seek.rawValue) : .disabled,
                    .aria("label", environment.string("diorama_media_position"))),
                .element(.span, .class("time"), .id(environment.partID("time")), .data(.time, "")),
                .element(
                    .button, .type("button"), .class("key sound"), .id(environment.partID("sound")),
                    .data(.sound, ""), .aria("label", sound), .title(sound), .aria("pressed", "true"),
                    children: [.element(.span)]),
            ])
    }

    static let styleSheet = """
        .mediaPlayer .page:has(.film) { padding: 0; gap: 0; background: black; }
        .mediaPlayer .film { flex: 1; min-height: 0; width: 100%; background: black; }
        .mediaPlayer .film[hidden] { display: none; }
        .mediaPlayer .gone { margin: auto !important; color: white; }
        .mediaPlayer .gone[hidden] { display: none; }
        .mediaPlayer .controls { flex: none; display: flex; align-items: center; gap: 6px; box-sizing: border-box;
          width: 100%; height: 32px; padding: 0 8px; background: var(--mediaPlayer-backgroundColor);
          color: var(--mediaPlayer-page-hostColor); }
        .mediaPlayer .key { flex: none; display: grid; place-items: center; width: 26px; height: 26px; margin: 0; padding: 0;
          border: 0; border-radius: 4px; background: none; color: inherit; cursor: pointer; }
        .mediaPlayer .key:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
        .mediaPlayer :is(.key, .position):focus-visible { outline: 2px solid var(--mediaPlayer-page-accentColor);
          outline-offset: -1px; }
        .mediaPlayer .key span { display: block; width: 14px; height: 14px; background: currentColor; }
        .mediaPlayer .play span { clip-path: polygon(15% 0, 100% 50%, 15% 100%); }
        .mediaPlayer .pause span { clip-path: polygon(10% 0, 38% 0, 38% 100%, 62% 100%, 62% 0, 90% 0, 90% 100%, 10% 100%); }
        .mediaPlayer .sound span { clip-path: polygon(0 32%, 28% 32%, 62% 0, 62% 38%, 100% 38%, 100% 62%, 62% 62%, 62% 100%,
          28% 68%, 0 68%); }
        .mediaPlayer .sound[aria-pressed="false"] { opacity: .45; }
        .mediaPlayer .position { flex: 1; min-width: 0; margin: 0; accent-color: var(--mediaPlayer-page-accentColor); }
        .mediaPlayer .time { flex: none; font-variant-numeric: tabular-nums; white-space: nowrap; }

        """

    static let strings: [String: [String: String]] = [
        "diorama_media_play": ["en": "Play for everybody", "zh-Hans": "为所有人播放"],
        "diorama_media_pause": ["en": "Pause for everybody", "zh-Hans": "为所有人暂停"],
        "diorama_media_position": ["en": "Position", "zh-Hans": "播放进度"],
        "diorama_media_sound": ["en": "Sound on this device", "zh-Hans": "本机声音"],
        "diorama_media_gone": [
            "en": "This file is not there any more, or cannot be played.", "zh-Hans": "文件已失效或无法播放。",
        ],
    ]
}
