import ClassroomContexts
import LiveValues
import PreviewServing
import SceneRendering

extension RoomPanel {
    /// The discussion groups: who divides the class without being the teacher.
    var groupsNode: HTMLNode {
        let list = pool.group.getSubRoomList()
        return .element(
            .div, .id("d-room-groups"), .class("d-class d-needs-script"),
            children: [
                .element(.h2, text: texts.groups),
                .element(.p, .class("d-hint"), .role("status"), .dirAuto, text: status(of: list)),
                .element(
                    .form, .class("d-row"), .noSuggestions,
                    .sends(PanelMessage.command(.setGroups(SetGroups(count: 2)))),
                    children: [
                        .element(
                            .input, .class("d-input"), .type("number"), .name("count"), .placeholder("2"), .minimum(1),
                            .maximum(20), .aria("label", texts.groupCount)),
                        .element(.button, .class("d-button"), text: texts.divide),
                    ]),
                .element(
                    .form, .sends(PanelMessage.command(.setGroups(SetGroups(count: 0)))),
                    children: [
                        .element(.button, .class("d-button"), list.isEmpty ? .disabled : nil, text: texts.bringBack)
                    ]),
            ])
    }

    /// Which groups there are, and how many are in each.
    private func status(of list: [SubRoomInfo]) -> String {
        guard !list.isEmpty else { return texts.undivided }
        return list.map { group in
            texts.group(
                group.subRoomName, pool.group.getUserListFromSubRoom(group.subRoomUuid)?.count ?? 0)
        }.joined(separator: texts.comma)
    }
}
