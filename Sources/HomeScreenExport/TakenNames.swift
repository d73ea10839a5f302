/// The names of one place of the code, so that none is given twice.
struct TakenNames {
    private var names: Set<String>

    init(_ names: Set<String> = []) { self.names = names }

    /// Returns the name, or the next free one with a number.
    mutating func reserve(_ name: String) -> String {
        var (result, number) = (name, 2)
        while !names.insert(result).inserted {
            result = name.hasSuffix("`") ? "\(name.filter { $0 != "`" })\(number)" : "\(name)\(number)"
            number += 1
        }
        return result
    }

    /// Apple's types whose names end as those of intents do.
    static let intents: Set<String> = [
        "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent",
        "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent", "DeprecatedAppIntent",
        "ForegroundContinuableIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "OpenIntent",
        "OpenURLIntent", "PauseWorkoutIntent", "PlayVideoIntent", "PredictableIntent", "ProgressReportingIntent",
        "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent", "SetValueIntent",
        "ShowInAppSearchResultsIntent", "ShowsSnippetIntent", "SnippetIntent", "StartDiveIntent",
        "StartWorkoutIntent", "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent",
        "UndoableIntent", "WidgetConfigurationIntent",
    ]

    /// The types that a generated one may not hide.
    static let types: Set<String> = [
        "Any", "AnyView", "App", "AppEntity", "AppEnum", "AppIntent", "AppLink", "Array", "Bool", "Bundle", "Button",
        "Calendar", "Capsule", "Circle", "Color", "Context", "Data", "Date", "Dictionary", "Divider", "Double",
        "Duration",
        "EmptyView", "Entry", "Error", "Float", "Font", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow",
        "Group", "HStack", "Image", "Int", "Label", "LinearGradient", "Link", "List", "Locale", "Optional",
        "ProgressView", "Rectangle", "Result", "RoundedRectangle", "Scene", "Section", "Self", "Set", "Shape", "Spacer",
        "State", "String", "Task", "Text", "TextField", "TimelineView", "Toggle", "Type", "UIImage", "URL",
        "UserDefaults",
        "VStack", "View", "Widget", "WidgetBundle", "WidgetFamily", "ZStack", "Never", "Void", "Content", "Body",
    ]
}
