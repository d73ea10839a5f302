import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A widget: the class agrees on a limit, and sees when it is too loud.
///
/// The room shares the limit and how many find it too loud; the teacher moves the limit; every student can say that it is
/// too loud for them.
struct NoiseMeter: Widget {
    static let id = "noiseMeter"

    static let summary = "A limit for the class's noise, which the teacher sets and everybody sees."

    // What themes and scenes can configure.
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the card."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border and of the empty scale."),
            .color("textColor", default: "$textLevel1Color", "Colour of the words.", on: ["backgroundColor"]),
            .color("quietColor", default: "$systemSafeColor", "Colour of the scale below the limit."),
            .color("loudColor", default: "$systemErrorColor", "Colour of the scale above the limit."),
            .font("font", default: "$font12", "Font of the words."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the card's corners."),
        ]

    // What the room shares, checked in files and described in the JSON Schema.
    static let roomProperties: [PropertySpec] = [
        PropertySpec("limit", .integer(1...255), "The loudest volume that is all right.", required: true),
        PropertySpec("complaints", .integer(0...100_000), default: "0", "How many students find it too loud."),
    ]

    static let userProperties: [PropertySpec] = [
        PropertySpec("complained", .boolean, default: "false", "Whether the user finds it too loud.")
    ]

    static let messages: [WidgetMessageDeclaration] = [
        WidgetMessageDeclaration("reset", .toWidget, "Forgets the loudest moment."),
        WidgetMessageDeclaration("tooLoud", .toHost, .integer(0...255), "The limit was passed; the volume."),
    ]

    // It changes with the microphones.
    static let reads: Set<Topic> = [.volume, .stream]

    static let ownsSize = true

    static let service: (any WidgetRequestHandler)? = NoiseMeterService()

    static let strings: [String: [String: String]] = [
        "noise_title": ["en": "Noise", "zh-Hans": "音量"],
        "noise_loudest": ["en": "Loudest so far: {xxx}", "zh-Hans": "最大音量：{xxx}"],
        "noise_complain": ["en": "Too loud for me", "zh-Hans": "太吵了"],
        "noise_complaints": ["en": "{xxx} find it too loud", "zh-Hans": "{xxx} 人觉得太吵"],
        "noise_lower": ["en": "Lower the limit", "zh-Hans": "降低上限"],
        "noise_raise": ["en": "Raise the limit", "zh-Hans": "提高上限"],
    ]

    // What this viewer's client keeps for itself.
    private(set) var loudest = ClassNoise(volume: 0)

    init() {}

    func size(in environment: WidgetEnvironment) throws -> LayoutSize? { LayoutSize(width: 190, height: 135) }

    // MARK: What happens

    mutating func onLoad(in environment: WidgetEnvironment) throws { listen(in: environment) }

    mutating func onContextEvent(_ record: ChangeRecord, in environment: WidgetEnvironment) throws {
        listen(in: environment)
    }

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        if message.name == "reset" { loudest = ClassNoise(in: environment.pool) }
    }

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        switch action.name {
        case "limit":
            // What a page sends is anybody's text, and what the room has may be anybody's number.
            guard let step = Int(action.argument), (-255...255).contains(step) else { return }
            let limit = min(max(try environment.roomProperties.integer("limit"), 1), 255)
            environment.updateRoomProperties(["limit": .integer(min(max(limit + step, 1), 255))])
        case "complain": environment.send("complain")
        default: break
        }
    }

    private mutating func listen(in environment: WidgetEnvironment) {
        let noise = ClassNoise(in: environment.pool)
        guard noise.volume > loudest.volume else { return }
        loudest = noise
        if let limit = try? environment.roomProperties.integer("limit"), noise.volume > limit {
            environment.sendMessage(WidgetMessage("tooLoud", .integer(noise.volume)))
        }
    }
}

/// The server's side: every student complains once.
struct NoiseMeterService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard request.name == "complain" else { throw ledger.unknownRequest(request) }
        try ledger.require(.student)
        let user = ledger.user.userUuid
        guard ledger.userProperties(of: user)["complained"] != true else {
            throw ledger.refusal(.wrongState, "they have said so before")
        }
        let complaints = ledger.roomProperty("complaints")?.integerValue ?? 0
        ledger.updateUserProperties(["complained": true], of: user)
        ledger.updateRoomProperties(["complaints": .integer(complaints + 1)])
    }
}
