import ClassroomContexts
import PreviewServing
import SceneRendering

/// What stands in the frame once the user is out of the room: the app has handed over to what opened it.
enum ExitNotice {
    /// The notice for a user; nil while they are in the room.
    static func node(_ pool: ContextPool) -> HTMLNode? {
        // What lets nobody in any more is left behind with the room itself.
        let texts = RoomTexts(pool)
        let opening = pool.room.isClosed() ? texts.openAnew : nil
        if let departure = pool.room.getDeparture() { return node(departure, opening, texts) }
        guard pool.room.isJoined() else { return nil }
        let user = pool.user.getLocalUserInfo()
        // Upstream says that they were removed; their place in the room is the other device's.
        if pool.monitor.getMonitorInfo().connection == .aborted {
            let back = SetConnection(connection: .connected, userUuid: user.userUuid)
            return notice(
                texts.isElsewhere(user.userName), reason: texts.kickedOut,
                comingBack: PanelMessage.command(.setConnection(back)), texts)
        }
        return opening.map { notice(texts.classroomClosed, reason: texts.normal, opening: $0, texts) }
    }

    private static func node(_ departure: Departure, _ opening: String?, _ texts: RoomTexts) -> HTMLNode {
        let name = departure.user.userName
        let back =
            opening == nil ? PanelMessage.command(.joinRoom(JoinRoom()), by: .user(departure.user.userUuid)) : nil
        guard departure.reason == .kickOut else {
            return notice(texts.left(name), reason: texts.normal, comingBack: back, opening: opening, texts)
        }
        return notice(
            texts.wasRemoved(name, isForGood: departure.isForGood), reason: texts.kickedOut, comingBack: back,
            forgetting: opening == nil && departure.isForGood ? departure.user : nil, opening: opening, texts)
    }

    /// Says what happened, and how the viewer comes back in.
    ///
    /// - Parameters:
    ///   - title: What happened.
    ///   - reason: What the host is told.
    ///   - back: What brings the viewer back; nil where nothing in the room does.
    ///   - removed: Whose removal for good can be forgotten; nil where nobody's can.
    ///   - opening: What giving everybody the room of the fixture again comes to, where this one lets nobody in.
    ///   - texts: The labels.
    /// - Returns: What stands in place of the scene.
    private static func notice(
        _ title: String, reason: String, comingBack back: PanelMessage? = nil, forgetting removed: UserInfo? = nil,
        opening: String? = nil, _ texts: RoomTexts
    ) -> HTMLNode {
        let form = back.map { message in
            HTMLNode.element(
                .form, .class("d-needs-script"), .sends(message),
                children: [.element(.button, .class("d-button"), text: texts.comesBack)])
        }
        let anew = opening.map {
            HTMLNode.element(.button, .type("button"), .class("d-button d-needs-script"), .resets, text: $0)
        }
        return .element(
            .div, .id("d-exit"), .class("d-exit"), .role("status"),
            children: [
                .element(.h2, text: title),
                .element(.p, text: texts.exit(reason)),
                form ?? .nothing, removed.map { forgetting($0, texts) } ?? .nothing, anew ?? .nothing,
            ])
    }

    /// The question whether one user's removal is to be forgotten: it is undone for nobody else.
    private static func forgetting(_ user: UserInfo, _ texts: RoomTexts) -> HTMLNode {
        .element(
            .details, .class("d-needs-script"),
            children: [
                .element(.summary, .class("d-button"), text: texts.forget),
                .element(
                    .form,
                    .sends(PanelMessage.command(.forgetRemoval(ForgetRemoval(userUuid: user.userUuid)))),
                    children: [
                        .element(
                            .p, .dirAuto, text: texts.letIn(user.userName)),
                        .element(.button, .class("d-button"), text: texts.letThemIn),
                    ]),
            ])
    }
}
