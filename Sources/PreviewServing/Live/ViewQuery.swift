import HTTPServing
import SceneRendering

/// The form that a view has in a URL.
enum ViewQuery {
    /// What a control of the top bar, and so a part of the query, is called.
    enum Name: String, CaseIterable {
        case scene, theme, mode, device, locale
        case viewer = "user"
        case openAnchor = "open"
        /// When the time stands.
        case at
        /// The form in which a theme is exported.
        case target
        /// The file of an export that is shown, by its path.
        case file
        /// The scene or the export for which the form was made.
        case from
    }

    /// Reads what a URL asks for.
    ///
    /// Empty values ask for nothing.
    /// The form of the top bar says which scene it was made for, and what that scene shows by itself: what was not chosen
    /// by hand is left to the scene. When another one was chosen, what the old one showed is a wish, and so is what was
    /// chosen before: the page repeats those names.
    static func request(_ query: [QueryItem]) -> ViewRequest {
        var values: [String: String] = [:]
        for item in query where !item.value.isEmpty && values[item.name] == nil { values[item.name] = item.value }
        func value(_ name: Name) -> String? { values[name.rawValue] }
        /// What was chosen; nil when the scene shows it by itself.
        func chosen(_ name: Name) -> String? { value(name) == values[ownName(name.rawValue)] ? nil : value(name) }
        var request = ViewRequest(
            scene: value(.scene), theme: chosen(.theme), mode: value(.mode), device: chosen(.device),
            locale: chosen(.locale), viewer: value(.viewer), openAnchor: value(.openAnchor),
            at: value(.at))
        // Which axes there are, the scene's kind knows.
        request.axes = values.filter { Name(rawValue: $0.key) == nil && !$0.key.hasPrefix(ownName("")) }
        if let from = value(.from), from != request.scene {
            for name in [Name.theme, .mode, .device, .locale] {
                let own = values[ownName(name.rawValue)]
                let chosen = query.filter { $0.name == name.rawValue && !$0.value.isEmpty && $0.value != own }
                if !chosen.isEmpty { request.wishes[name] = chosen.map(\.value) }
            }
            (request.theme, request.mode, request.device, request.locale) = (nil, nil, nil, nil)
            request.viewer = nil
            request.openAnchor = nil
            request.axes = [:]
        }
        return request
    }

    /// The name under which a form says what its scene shows by itself.
    static func ownName(_ name: String) -> String { "own-" + name }

    /// The query of a view, without a question mark.
    static func text(_ view: SceneView) -> String {
        let own = text([
            (.scene, view.scene), (.theme, view.theme), (.mode, view.mode), (.device, view.device),
            (.locale, view.locale), (.viewer, view.viewer), (.openAnchor, view.openAnchor ?? ""),
            (.at, view.at ?? ""),
        ])
        return ([own] + view.axes.sorted { $0.key < $1.key }.map { part($0.key, $0.value) }).joined(separator: "&")
    }

    /// The query of a request with one of its values replaced.
    static func text(_ request: ViewRequest, with name: String, _ value: String) -> String {
        let items: [(name: Name, value: String?)] = [
            (.scene, request.scene), (.theme, request.theme), (.mode, request.mode), (.device, request.device),
            (.locale, request.locale), (.viewer, request.viewer), (.openAnchor, request.openAnchor),
            (.at, request.at),
        ]
        let own = text(items.map { ($0.name, $0.name.rawValue == name ? value : $0.value ?? "") })
        let axes = request.axes.sorted { $0.key < $1.key }.map { part($0.key, $0.key == name ? value : $0.value) }
        return ([own] + axes).filter { !$0.isEmpty }.joined(separator: "&")
    }

    /// Names and values as a query; empty values are left out.
    static func text(_ items: [(name: Name, value: String)]) -> String {
        items.filter { !$0.value.isEmpty }.map { part($0.name.rawValue, $0.value) }.joined(separator: "&")
    }

    /// A query without one of its names.
    static func without(_ name: Name, in query: String) -> String {
        query.split(separator: "&").filter { !$0.hasPrefix(name.rawValue + "=") }.joined(separator: "&")
    }

    /// One name with its value.
    static func part(_ name: String, _ value: String) -> String { "\(escaped(name))=\(escaped(value))" }

    // A browser writes forms in the same way (URL Standard: application/x-www-form-urlencoded), the colon and the slash
    // excepted, which are easier to read as they are.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "/"), UInt8(ascii: ":"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
