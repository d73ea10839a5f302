import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

extension Breakout {
    func render(in context: RenderContext) -> HTMLNode {
        let groups = context.pool.group.getSubRoomList()
        let content =
            groups.isEmpty
            ? [making(in: context)]
            : [list(of: groups, in: context), bringing(to: groups, in: context), announcing(in: context)]
        return .element(
            .div, .class(Self.name), .role("group"), .aria("label", context.string("diorama_groups")),
            .configured(by: "backgroundColor", "cornerRadius", "shadow", "button"),
            children: [header(hasGroups: !groups.isEmpty, in: context)] + content)
    }

    private func header(hasGroups: Bool, in context: RenderContext) -> HTMLNode {
        .element(
            .header,
            children: [
                .element(
                    .h2, .class(values.isShown("title") ? "name" : "sr-only"), .configured(by: "title"),
                    text: context.string("diorama_groups")),
                hasGroups
                    ? button("diorama_groups_close_all", .performs("closeAll"), .class("link"), in: context) : .nothing,
            ])
    }

    // MARK: Making groups

    private func making(in context: RenderContext) -> HTMLNode {
        let ways = [
            ("evenly", "diorama_groups_evenly"), ("invite", "fcr_group_invite"), ("byHand", "diorama_groups_by_hand"),
        ]
        return .element(
            .form, .class("make"), .noSuggestions, .performs("make"),
            children: [
                .element(.p, .class(label), .configured(by: "label"), text: context.string("diorama_groups_none")),
                field(
                    "diorama_groups_number", in: context,
                    .element(
                        .input, .type("number"), .name("groups"), .value("2"), .minimum(1),
                        .maximum(AddSubRoomList.limit), .required)),
                field(
                    "diorama_groups_how", in: context,
                    .element(
                        .select, .name("how"),
                        children: ways.map { .element(.option, .value($0), text: context.string($1)) })),
                button("diorama_groups_make", .type("submit"), .class("main"), in: context),
            ])
    }

    // MARK: Groups

    private func list(of groups: [SubRoomInfo], in context: RenderContext) -> HTMLNode {
        .element(
            .ul, .class(values.isShown("sepLine") ? "groups has-lines" : "groups"), .configured(by: "sepLine"),
            children: groups.map { row($0, in: context) })
    }

    private func row(_ info: SubRoomInfo, in context: RenderContext) -> HTMLNode {
        let pool = context.pool
        let isHere = pool.group.getSubRoom(of: pool.localUser) == info.subRoomUuid
        let go = isHere ? ("diorama_groups_leave", "leave") : ("diorama_groups_enter", "enter")
        return .element(
            .li, .id(context.partID("group-" + info.subRoomUuid)),
            children: [
                .element(
                    .span, .class(values.isShown("title") ? "name" : "sr-only"), .dirAuto, .configured(by: "title"),
                    text: info.subRoomName),
                button(go.0, .performs(go.1), .argument(info.subRoomUuid), .class("link"), in: context),
                .element(
                    .button, .type("button"), .class("link"), .performs("close"), .argument(info.subRoomUuid),
                    .aria("label", context.string("diorama_groups_close", xxx: info.subRoomName)), text: "×"),
                .element(
                    .div, .class(label + " members"), .configured(by: "label"),
                    children: members(of: info.subRoomUuid, in: context)),
            ])
    }

    private func members(of subRoom: String, in context: RenderContext) -> [HTMLNode] {
        let pool = context.pool
        let uuids = pool.group.getUserListFromSubRoom(subRoom) ?? []
        let users = pool.inClass.user
        let listed = uuids.prefix(Self.maxListed).compactMap(users.getUserInfo)
        var nodes = listed.map { user in
            HTMLNode.element(
                .span, .class("member"),
                children: [
                    .element(.span, .dirAuto, text: user.userName),
                    .element(
                        .button, .type("button"), .class("out"), .performs("takeOut"), .argument(user.userUuid),
                        .aria("label", context.string("diorama_groups_take_out", xxx: user.userName)), text: "×"),
                ])
        }
        if uuids.count > listed.count {
            nodes.append(.text(context.string("diorama_groups_more", xxx: String(uuids.count - listed.count))))
        }
        let asked = pool.group.getInvitedUsers(to: subRoom).prefix(Self.maxListed).compactMap(users.getUserInfo)
        nodes += asked.map { user in
            .element(
                .span, .class("member is-asked"), .dirAuto,
                text: user.userName + " · " + context.string("diorama_groups_waiting"))
        }
        return nodes.isEmpty ? [.text(context.string("diorama_groups_empty"))] : nodes
    }

    // MARK: Bringing people in, and speaking to all

    private func bringing(to groups: [SubRoomInfo], in context: RenderContext) -> HTMLNode {
        let pool = context.pool
        let people = pool.inClass.user.getUserList(
            roleList: [.student, .assistant, .observer], pageIndex: 1, pageSize: Self.maxListed
        ).filter { $0.userUuid != pool.localUser }
        guard !people.isEmpty else { return .nothing }
        // Those who are in no group come first.
        let sorted =
            people.filter { pool.group.getSubRoom(of: $0.userUuid) == nil }
            + people.filter { pool.group.getSubRoom(of: $0.userUuid) != nil }
        func choices(_ name: String, _ key: String, _ all: [(value: String, text: String)]) -> HTMLNode {
            .element(
                .select, .id(context.partID(name)), .name(name), .aria("label", context.string(key)),
                children: all.map { .element(.option, .value($0.value), text: $0.text) })
        }
        return .element(
            .form, .class("line"), .noSuggestions, .performs("bring"),
            children: [
                choices("person", "diorama_groups_person", sorted.map { ($0.userUuid, $0.userName) }),
                choices("group", "diorama_groups_group", groups.map { ($0.subRoomUuid, $0.subRoomName) }),
                button("diorama_groups_put", .type("submit"), .name("how"), .value("add"), .class("main"), in: context),
                button(
                    "fcr_group_invite", .type("submit"), .name("how"), .value("invite"), .class("link"), in: context),
            ])
    }

    private func announcing(in context: RenderContext) -> HTMLNode {
        .element(
            .form, .class("line"), .noSuggestions, .performs("announce"),
            children: [
                .element(
                    .input, .id(context.partID("announcement")), .name("text"), .required,
                    .maxLength(BroadcastToSubRooms.maxLength),
                    .aria("label", context.string("diorama_groups_message")),
                    .placeholder(context.string("diorama_groups_message"))),
                button("diorama_groups_send", .type("submit"), .class("main"), in: context),
            ])
    }

    // MARK: Pieces

    private var label: String { values.isShown("label") ? "label" : "label is-unseen" }

    private func field(_ key: String, in context: RenderContext, _ control: HTMLNode) -> HTMLNode {
        .element(
            .label, .class(label), .configured(by: "label"),
            children: [.element(.span, text: context.string(key)), control])
    }

    private func button(_ key: String, _ attributes: HTMLAttribute..., in context: RenderContext) -> HTMLNode {
        let isSubmit = attributes.contains(.type("submit"))
        return .element(
            .button, (isSubmit ? [] : [.type("button")]) + attributes + [.configured(by: "button")],
            [.text(context.string(key))])
    }
}
