import SceneRendering

extension WebView {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The teacher's buttons", fixture: room("webView-lesson-3"), viewer: "lin",
            expect: .markup(
                contains: [
                    "Online courseware", "en.wikipedia.org", "Load the page again", "Fill the whiteboard",
                    "Close the window",
                ], lacks: ["data-action=\"raise\""])),
        ComponentExample(
            "A student may load it again", fixture: room("webView-lesson-3"), viewer: "chen",
            expect: .markup(contains: ["Load the page again"], lacks: ["Fill the whiteboard", "Close the window"])),
        ComponentExample(
            "A student with the board's grant", fixture: room("webView-lesson-3", granted: true), viewer: "chen",
            expect: .markup(contains: ["Fill the whiteboard", "Close the window"])),
        ComponentExample(
            "An observer", fixture: room("webView-lesson-3"), viewer: "guest",
            expect: .markup(contains: ["is-watching"], lacks: ["data-action", "Close the window"])),
        ComponentExample(
            "Filling the whiteboard", fixture: room("webView-lesson-3", frame: "{ width: 1, height: 1 }"),
            viewer: "lin", expect: .markup(contains: ["Back to its own size", "--w:100%;--h:100%"])),
        ComponentExample(
            "A page without an address", fixture: room("webView-lesson-3", properties: "{ zIndex: 1 }"),
            viewer: "lin", expect: .findings(["widget.missing-property"])),
        ComponentExample(
            "An address that no client opens",
            fixture: room("webView-lesson-3", properties: "{ webViewUrl: \"javascript:alert(1)\" }"), viewer: "lin",
            expect: .findings(["widget.odd-property"])),
    ]

    static func room(
        _ id: String, properties: String = "{ webViewUrl: \"https://en.wikipedia.org/wiki/Friction\" }",
        frame: String = "{ x: 0.5, y: 0.5, width: 0.5, height: 0.6 }", granted: Bool = false,
        video: String = "camera", stream: String = "videoState: open, type: both"
    ) -> String {
        """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
          - { uuid: guest, name: Guest, role: observer }
        streams:
          - { uuid: s-chen-1, owner: chen, video: \(video), audio: mic, audioState: open, \(stream) }
        widgets:
          netlessBoard: { active: true\(granted ? ", properties: { grantedUsers: { chen: true } }" : "") }
          \(id): { active: true, frame: \(frame), properties: \(properties) }
        """
    }
}

extension MediaPlayer {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A film", fixture: WebView.room("mediaPlayer-intro"), viewer: "lin",
            expect: .markup(contains: ["Media player", "en.wikipedia.org"])),
        ComponentExample(
            "A film that is called after its file",
            fixture: WebView.room(
                "mediaPlayer-intro",
                properties: "{ webViewUrl: \"https://example.org/films/Pendulum%201.mp4?v=2\" }"), viewer: "lin",
            expect: .markup(contains: ["Pendulum 1.mp4"], lacks: ["Media player"])),
        ComponentExample(
            "A film without an address", fixture: WebView.room("mediaPlayer-intro", properties: "{ zIndex: 1 }"),
            viewer: "lin",
            expect: .findings(["widget.missing-property"])),
    ]
}

extension StreamWindow {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A camera", fixture: WebView.room("streamWindow-s-chen-1", properties: "{ zIndex: 1 }"), viewer: "lin",
            expect: .markup(contains: ["陈小明&#39;s camera", "class=\"monogram\""])),
        ComponentExample(
            "A camera that is closed",
            fixture: WebView.room(
                "streamWindow-s-chen-1", properties: "{ zIndex: 1 }", stream: "videoState: close, type: both"),
            viewer: "lin",
            expect: .markup(contains: ["icon-streamWindow-mask-cameraOffImage", "camera off"], lacks: ["monogram"])),
        ComponentExample(
            "A camera whose picture is withheld",
            fixture: WebView.room(
                "streamWindow-s-chen-1", properties: "{ zIndex: 1 }", stream: "videoState: open, type: audio"),
            viewer: "lin",
            expect: .markup(
                contains: ["icon-streamWindow-mask-cameraForbiddenImage", "camera not permitted"], lacks: ["monogram"])),
        ComponentExample(
            "Without a size it is full",
            fixture: WebView.room("streamWindow-s-chen-1", properties: "{}", frame: "{ x: 0.3, y: 0.3 }"),
            viewer: "chen", expect: .markup(contains: ["--x:0;--y:0;--w:100%;--h:100%"])),
        ComponentExample(
            "A shared screen, below everything",
            fixture: WebView.room("streamWindow-s-chen-1", properties: "{ zIndex: 9 }", video: "screen"),
            viewer: "guest",
            expect: .markup(contains: ["has-screen", "陈小明&#39;s screen"], lacks: ["monogram"])),
        ComponentExample(
            "A stream that is not there", fixture: WebView.room("streamWindow-s-none", properties: "{}"),
            viewer: "lin",
            expect: .markup(
                contains: ["icon-streamWindow-mask-noUserImage", "This stream has ended"], lacks: ["monogram"])),
        ComponentExample(
            "A misspelt property",
            fixture: WebView.room("streamWindow-s-chen-1", properties: "{ zindex: 1 }"), viewer: "lin",
            expect: .findings(["config.unknown-key"])),
    ]
}
