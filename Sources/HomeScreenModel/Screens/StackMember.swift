package import ConfigSchema
package import LiveValues
package import SceneModel

/// One widget of those that stand in one place: most places have one, a stack several.
package struct StackMember: Sendable {
    /// What tells it apart on its screen, and its instances: the placement's own id for the one at the bottom.
    package let id: String
    /// The widget's id.
    package let name: String
    /// What the screen's file says for it; the further ones of a stack have their own defaults.
    package let configuration: ConfigValue?

    /// A widget that stands on no screen.
    package init(widget: String) { self.init(id: "", name: widget, configuration: nil) }

    fileprivate init(id: String, name: String, configuration: ConfigValue?) {
        self.id = id
        self.name = name
        self.configuration = configuration
    }
}

extension PlacedFile {
    /// The widgets in this place, the one that the entry is called after first.
    package var members: [StackMember] {
        let further = (entry["stack"]?.items ?? []).compactMap(\.stringValue)
        return [StackMember(id: id, name: name, configuration: entry["configuration"])]
            + further.enumerated().map { StackMember(id: "\(id)~\($0 + 1)", name: $1, configuration: nil) }
    }
}

extension PhoneState {
    /// Which widget of a stack is on top: the one that somebody has turned to, else the first of those that want it most.
    ///
    /// - Parameters:
    ///   - stack: The key of the stack's first widget.
    ///   - members: What stands there, in order; those without a file are nil.
    ///   - now: What relevance is asked for.
    /// - Returns: A place in `members`.
    package func top(of stack: InstanceKey, _ members: [PlacedWidget?], at now: Timestamp) -> Int {
        guard members.count > 1 else { return 0 }
        if let turned = turns[stack.inAnyLanguage], members.indices.contains(turned) { return turned }
        let wishes = members.map { member -> Double in
            guard let member else { return -.infinity }
            let key = InstanceKey(screen: stack.screen, id: member.id, person: stack.person, locale: stack.locale)
            return member.relevance(of: key, on: self, at: now)
        }
        return wishes.indices.max { wishes[$0] < wishes[$1] || wishes[$0] == wishes[$1] && $0 > $1 } ?? 0
    }
}

extension PlacedWidget {
    /// How much an instance wants to be on top of a stack, by the entry that it shows.
    fileprivate func relevance(of key: InstanceKey, on phone: PhoneState, at now: Timestamp) -> Double {
        let instance = phone.instances[key]
        let scope = scope(of: key, instance?.sources ?? [:], on: phone, at: now)
        guard let entry = instance?.timeline.entry ?? timeline.entries(now: now, in: scope).first else { return 0 }
        return timeline.relevance(of: entry, in: scope)
    }
}
