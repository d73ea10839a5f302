import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetSize = Rule(
        "widget.size", .error, "A frame gives a size to a widget that decides its own.",
        explanation:
            "Countdown, poll and quiz are as large as their contents. A frame places them: `x` and `y` are shares of the way that is free.",
        wrong: .contexts("widgets:\n  poll: { frame: { x: 0.5, y: 0.5, ↓width: 0.4 } }\n"),
        right: .contexts("widgets:\n  poll: { frame: { x: 0.5, y: 0.5 } }\n"))

    static let widgetSharedValue = Rule(
        "widget.shared-value", .error, "A value that the room shares refers to the theme.",
        explanation: "Frames and properties are the same for everybody, whatever theme they look at it with.",
        wrong: .contexts("widgets:\n  poll: { frame: { x: ↓$middle, y: 0.5 } }\n"),
        right: .contexts("widgets:\n  poll: { frame: { x: 0.5, y: 0.5 } }\n"))

    static let widgetKeyPath = Rule(
        "widget.key-path", .error, "The name of a property has a dot.",
        explanation:
            "Dots separate the steps of a key path in updates. In a file, each step is a map of its own.",
        wrong: .contexts("widgets:\n  watermark: { properties: { ↓text.size: 12 } }\n"),
        right: .contexts("widgets:\n  watermark: { properties: { text: { size: 12 } } }\n"))

    static let widgetMessage = Rule(
        "widget.message", .error, "A message that says everything by its name has a value.",
        explanation: "Signals are written as words.",
        wrong: .contexts("widgets:\n  poll: { messages: [{ hideSubmit: ↓true }] }\n"),
        right: .contexts("widgets:\n  poll: { messages: [hideSubmit] }\n"))

    static let widgetConfiguredTwice = Rule(
        "widget.configured-twice", .error, "A file configures the same key of a widget twice.",
        explanation:
            "A widget's `configuration` and its entry under `components` are the same thing; the latter holds. Keep one.",
        wrong: .scene(
            sceneHead + "components:\n  poll: { visible: false }\n"
                + "widgets:\n  poll: { configuration: { visible: ↓true } }\n"),
        right: .scene(sceneHead + "widgets:\n  poll: { configuration: { visible: true } }\n"))

    static let widgetNotRegistered = Rule(
        "widget.not-registered", .warning, "A widget is active that the room does not have.",
        explanation: "`registered: false` takes a widget out of the room, for everybody.",
        wrong: .contexts("widgets:\n  poll: { registered: false, active: ↓true }\n"),
        right: .contexts("widgets:\n  poll: { active: true }\n"))

    static let widgetMissingProperty = Rule(
        "widget.missing-property", .error, "An active widget lacks properties that it needs.",
        explanation:
            "Upstream's clients drop all properties when one is missing. A widget without any is one that nobody has started.",
        wrong: .contexts(
            "widgets:\n  ↓poll:\n    active: true\n    properties: { pollState: 1, pollId: a, mode: 1 }\n"),
        right: .contexts("widgets:\n  poll: { active: true }\n"))

    static let widgetProperty = Rule(
        "widget.property", .error, "A widget's properties break one of its rules.",
        explanation: "Each widget says what its properties have to fulfil together; the finding tells.",
        wrong: .contexts(
            "widgets:\n  poll:\n    active: true\n    properties:\n"
                + poll + "      pollItems: [Ice, ↓Ice]\n"),
        right: .contexts(
            "widgets:\n  poll:\n    active: true\n    properties:\n"
                + poll + "      pollItems: [Ice, Wood]\n"))

    static let widgetOddProperty = Rule(
        "widget.odd-property", .warning, "A widget's properties will surprise whoever sees them.",
        explanation:
            "The widget works with them, but shows something else than one would expect; the finding tells what.",
        wrong: .contexts(
            "widgets:\n  countdownTimer:\n    active: true\n"
                + "    properties: { state: 1, startTime: 0s, duration: ↓3600 }\n"),
        right: .contexts(
            "widgets:\n  countdownTimer:\n    active: true\n"
                + "    properties: { state: 1, startTime: 0s, duration: 3599 }\n"))

    static let widgetHost = Rule(
        "widget.host", .warning, "A widget is active in a scene that has no place for it.",
        explanation: "Countdown, poll and quiz appear in `classTools`, the layer over the board.",
        wrong: .scene(sceneHead + "widgets:\n  ↓poll: { active: true }\n"),
        right: .scene(
            sceneHead + "compose:\n  - classTools: { left: 0, right: 0, top: 0, bottom: 0 }\n"
                + "widgets:\n  poll: { active: true }\n"))

    static let widgetDisabled = Rule(
        "widget.disabled", .warning, "A widget is active, but its configuration turns it off.",
        explanation: "With `enable: false` no client creates it.",
        wrong: .scene(
            sceneHead + "compose:\n  - classTools: { left: 0, right: 0, top: 0, bottom: 0 }\n"
                + "widgets:\n  ↓poll: { active: true, configuration: { enable: false } }\n"),
        right: .scene(
            sceneHead + "compose:\n  - classTools: { left: 0, right: 0, top: 0, bottom: 0 }\n"
                + "widgets:\n  poll: { active: true }\n"))

    static let widgetRules = [
        widgetSize, widgetSharedValue, widgetKeyPath, widgetMessage, widgetConfiguredTwice, widgetNotRegistered,
        widgetMissingProperty, widgetProperty, widgetOddProperty, widgetHost, widgetDisabled,
    ]

    private static let poll = """
              pollState: 1
              pollId: a
              mode: 1
              pollTitle: Which is smoother?

        """
}
