import HomeScreenModel
import LiveValues
import SceneRendering

extension EditSheet {
    /// What a control of a sheet asks for.
    struct Request {
        /// Which widget of a stack; the first word of the argument, see ``EditSheet/part``.
        let part: String
        let parameter: String?
        let words: [String]

        /// Nil for an action that is no sheet's.
        init?(_ action: ComponentAction) {
            guard ["choose", "include", "move", "forget"].contains(action.name),
                let words = LiveValue(json: action.argument)?.arrayValue?.compactMap(\.stringValue),
                let part = words.first
            else { return nil }
            self.part = part
            parameter = words.dropFirst().first
            self.words = Array(words.dropFirst(2))
        }
    }

    /// The value that a parameter is to have; nil where it can not have it, or has it.
    func value(after action: ComponentAction, _ request: Request) -> (parameter: String, value: LiveValue)? {
        guard let parameter = parameters.first(where: { $0.name == request.parameter }) else { return nil }
        let entered = action.values["value"] ?? ""
        let value: LiveValue? =
            switch action.name {
            case "choose": parameter.value(of: entered, in: family)
            case "include":
                request.words.first.flatMap {
                    configuration.including($0, entered == "true", of: parameter, in: family)
                }
            case "move":
                request.words.count == 2
                    ? Int(request.words[1]).flatMap {
                        configuration.moving(request.words[0], by: $0, of: parameter, in: family)
                    }
                    : nil
            default: nil
            }
        return value.map { (parameter.name, $0) }
    }
}
