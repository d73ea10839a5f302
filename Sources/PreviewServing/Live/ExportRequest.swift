import HTTPServing

/// The export that an address asks for: `nil`, and a name that is missing, leave the choice to the project.
struct ExportRequest: Sendable {
    var theme: String?
    var target: String?
    /// The export for which the form was made; a file of another one brings a theme of its own.
    var from: String?
    /// The path of the file that is shown.
    var file: String?
    /// The values of the target's own controls, by name: scenes, options, and the app of a target that takes one.
    var others: [String: String] = [:]

    init(theme: String? = nil, target: String? = nil) {
        self.theme = theme
        self.target = target
    }

    /// Reads an address; empty values ask for nothing.
    init(_ query: [QueryItem]) {
        for item in query where !item.value.isEmpty {
            switch ViewQuery.Name(rawValue: item.name) {
            case .theme: theme = theme ?? item.value
            case .target: target = target ?? item.value
            case .from: from = from ?? item.value
            case .file: file = file ?? item.value
            case nil where others[item.name] == nil: others[item.name] = item.value
            default: continue
            }
        }
    }

    /// The name of an option in addresses, which is no name of anything else there.
    static func option(_ name: String) -> String { "option-" + name }

    /// The name in addresses of the scene that fills a slot of a form.
    static func scene(_ slot: String) -> String { "scene-" + slot }
}
