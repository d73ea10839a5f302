import SceneRendering

/// The control in which people choose through whose eyes they look.
enum ViewerControl {
    /// The groups of the control; the chosen viewer is marked.
    static func groups(_ groups: [ViewerGroup], chosen: String) -> [ChoiceGroup] {
        groups.map { group in
            ChoiceGroup(
                title: group.title, id: group.id.isEmpty ? "" : groupID(group.id),
                choices: group.viewers.map { viewer in
                    Choice(
                        viewer.id, viewer.label, id: group.id.isEmpty ? nil : optionID(viewer.id),
                        isChosen: viewer.id == chosen)
                })
        }
    }

    /// What a change of the list does to the control.
    static func patch(_ change: ViewerChange) -> Patch {
        switch change {
        case .came(let viewer, let group):
            let choice = Choice(viewer.id, viewer.label, id: optionID(viewer.id))
            return .inserting(ChoiceControl.option(choice), into: groupID(group))
        case .left(let id):
            return .remove(id: optionID(id))
        }
    }

    private static func groupID(_ group: String) -> String { "d-viewers-\(group)" }

    private static func optionID(_ viewer: String) -> String { "d-viewer-\(viewer)" }
}
