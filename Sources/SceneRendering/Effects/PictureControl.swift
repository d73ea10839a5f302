/// Something in a picture that a person can press, type into or choose from, as the page's script takes it.
struct PictureControl {
    /// What using it asks of the page.
    enum Deed: Hashable {
        /// An action of a component, with each set of values that is worth trying.
        case performs(String, argument: String, values: [[String: String]])
        /// A popup opens from an anchor, or closes.
        case opens(String)
        /// Another element has to be there, which is shown or scrolled.
        case needs(id: String, tag: HTMLTag?)
    }

    /// What it is called in findings: its element and what tells it from its neighbours.
    let name: String
    /// The component that it stands in, or a part that runs in one, `component/part`; nil outside of all.
    let owner: String?
    /// What it does; empty for one that does nothing.
    let deeds: [Deed]
    /// Whether it shows that it is what was chosen, so that choosing it again changes nothing.
    let isChosen: Bool
    /// Whether it is drawn as one that cannot be used now.
    let isDisabled: Bool
    /// Whether a disabled one tells why, to whoever points at it and to whoever hears it.
    let saysWhy: Bool
    /// What controls have in common that do the same for another row or user.
    let likeness: String
}

extension PictureTree {
    /// The controls of the picture, in order; those of a closed dialog are tried through what opens it.
    var controls: [PictureControl] {
        elements.indices.filter { isControl($0) && !isInDialog($0) }.map { control($0) }
    }

    private static let deeds: [PictureData] = [.action, .opens, .asks, .hold, .scrolls, .selects, .inserts, .deletes]

    private func isControl(_ place: Int) -> Bool {
        let element = elements[place]
        if element.tag == "form" { return false }
        if Self.deeds.contains(where: { element.attributes[$0.rawValue] != nil }) { return true }
        // What a form sends needs no action of its own; what stands alone does.
        return switch element.tag {
        case "button": true
        case "input", "select": form(of: place) == nil
        default: false
        }
    }

    private func control(_ place: Int) -> PictureControl {
        let element = elements[place]
        let attributes = element.attributes
        let described = ["title", "aria-description", "aria-describedby", PictureData.needs.rawValue]
        let action = attributes[PictureData.action.rawValue] ?? attributes[PictureData.opens.rawValue]
        let mark = attributes["id"] ?? action ?? attributes["aria-label"] ?? attributes["class"] ?? ""
        return PictureControl(
            name: mark.isEmpty ? element.tag : "\(element.tag) '\(mark)'", owner: owner(of: place),
            deeds: deeds(of: place),
            isChosen: attributes["aria-pressed"] == "true"
                || attributes["type"] == "radio" && attributes["checked"] != nil,
            isDisabled: attributes["disabled"] != nil || attributes["aria-disabled"] == "true",
            saysWhy: described.contains { attributes[$0]?.isEmpty == false },
            likeness: [
                owner(of: place), action, attributes[PictureData.keys.rawValue], attributes["class"],
                attributes["aria-pressed"], attributes["aria-checked"],
            ].map { $0 ?? "" }.joined(separator: "|"))
    }

    // MARK: What it does

    private func deeds(of place: Int) -> [PictureControl.Deed] {
        let attributes = elements[place].attributes
        let argument = attributes[PictureData.argument.rawValue] ?? ""
        var deeds: [PictureControl.Deed] = []
        if let anchor = attributes[PictureData.opens.rawValue] { deeds.append(.opens(anchor)) }
        if let id = attributes[PictureData.scrolls.rawValue] { deeds.append(.needs(id: id, tag: nil)) }
        if let id = attributes[PictureData.selects.rawValue] { deeds.append(.needs(id: id, tag: nil)) }
        if let id = attributes[PictureData.into.rawValue] { deeds.append(.needs(id: id, tag: .textarea)) }
        if let id = attributes[PictureData.asks.rawValue] {
            let form = elements.indices.first { elements[$0].tag == "form" && isInside($0, of: id) }
            deeds.append(form.flatMap { sending($0, argument: argument) } ?? .needs(id: id, tag: .dialog))
        } else if let action = attributes[PictureData.action.rawValue] ?? attributes[PictureData.hold.rawValue] {
            deeds.append(.performs(action, argument: argument, values: valuesAlone(place)))
        } else if deeds.isEmpty, let form = form(of: place), attributes["type"] != "button" {
            if let deed = sending(form, argument: nil, with: place) { deeds.append(deed) }
        }
        return deeds
    }

    /// What sending a form asks; nil for a form without an action.
    private func sending(_ form: Int, argument: String?, with submitter: Int? = nil) -> PictureControl.Deed? {
        let attributes = elements[form].attributes
        guard let action = attributes[PictureData.action.rawValue] else { return nil }
        return .performs(
            action, argument: argument ?? attributes[PictureData.argument.rawValue] ?? "",
            values: formValues(form, submitter))
    }

    /// The values of a control that is no part of a form: what it would have after somebody has used it.
    private func valuesAlone(_ place: Int) -> [[String: String]] {
        let element = elements[place]
        guard element.tag == "input" || element.tag == "select" else { return [[:]] }
        return otherValues(place).map { ["value": $0] }
    }

    /// What a list of options stands at: the selected one, else the first.
    private func chosenOption(of select: Int) -> String {
        let options = elements.indices.filter { elements[$0].tag == "option" && isBelow($0, select) }
        let chosen = options.first { elements[$0].attributes["selected"] != nil } ?? options.first
        return chosen.flatMap { elements[$0].attributes["value"] } ?? ""
    }

    private func otherValues(_ place: Int) -> [String] {
        let element = elements[place]
        let value = element.attributes["value"] ?? ""
        if element.tag == "select" {
            let options = elements.indices.filter { elements[$0].tag == "option" && isBelow($0, place) }
            return options.filter { elements[$0].attributes["selected"] == nil }
                .compactMap { elements[$0].attributes["value"] }
        }
        return switch element.attributes["type"] {
        case "checkbox": [element.attributes["checked"] == nil ? "true" : "false"]
        case "radio": [value]
        default: ["other", "7", "42", ""].filter { $0 != value }
        }
    }

    /// The values of a form as it stands, then with each of its fields changed.
    private func formValues(_ form: Int, _ submitter: Int?) -> [[String: String]] {
        var values: [String: String] = [:]
        let fields = elements.indices.filter { isBelow($0, form) && elements[$0].attributes["name"] != nil }
        for place in fields {
            let attributes = elements[place].attributes
            let isChosen = !["radio", "checkbox"].contains(attributes["type"]) || attributes["checked"] != nil
            if isChosen, elements[place].tag != "button", let name = attributes["name"] {
                values[name] = elements[place].tag == "select" ? chosenOption(of: place) : attributes["value"] ?? ""
            }
        }
        if let submitter, let name = elements[submitter].attributes["name"] {
            values[name] = elements[submitter].attributes["value"] ?? ""
        }
        let changed = fields.flatMap { place in
            otherValues(place).compactMap { value in
                elements[place].attributes["name"].map { values.merging([$0: value]) { $1 } }
            }
        }
        return [values] + changed
    }

    // MARK: Where it stands

    private func parents(of place: Int) -> some Sequence<Int> {
        sequence(state: elements[place].parent) { next in
            defer { next = next.flatMap { elements[$0].parent } }
            return next
        }
    }

    private func isBelow(_ place: Int, _ ancestor: Int) -> Bool { parents(of: place).contains(ancestor) }

    private func isInside(_ place: Int, of id: String) -> Bool {
        parents(of: place).contains { elements[$0].attributes["id"] == id }
    }

    private func isInDialog(_ place: Int) -> Bool { parents(of: place).contains { elements[$0].tag == "dialog" } }

    private func form(of place: Int) -> Int? {
        parents(of: place).first {
            elements[$0].tag == "form" && elements[$0].attributes[PictureData.action.rawValue] != nil
        }
    }

    private func owner(of place: Int) -> String? {
        let own = elements[place].attributes[PictureData.id.rawValue]
        return own ?? parents(of: place).lazy.compactMap { elements[$0].attributes[PictureData.id.rawValue] }.first
    }

    /// Whether an element with an identifier is there, of a kind where that matters.
    func has(_ id: String, _ tag: HTMLTag?) -> Bool {
        elements.contains { $0.attributes["id"] == id && (tag.map(\.rawValue) ?? $0.tag) == $0.tag }
    }
}
