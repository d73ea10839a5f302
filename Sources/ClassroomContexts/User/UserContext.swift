public import LiveValues

/// The users as one of them sees them.
///
/// Upstream's `contextPool.user`. The commands are in extensions, each beside what it decides.
public struct UserContext: ContextPart, Sendable {
    let gateway: ContextGateway

    // MARK: Users

    /// The local user.
    ///
    /// Someone who is not in the room, because they left or were removed, is described as an observer named by their
    /// identifier, whom every command refuses.
    public func getLocalUserInfo() -> UserInfo {
        getUserInfo(localUser) ?? UserInfo(userUuid: localUser, userName: LiveText(localUser), userRole: .observer)
    }

    /// The local user's name in every language that it has, for what others are sent.
    public func getLocalUserName() -> LiveText {
        store.read { [localUser] in $0.users[localUser]?.info.name } ?? LiveText(localUser)
    }

    /// A user in the room; nil when there is none.
    public func getUserInfo(_ userUuid: String) -> UserInfo? {
        store.read { $0.users[userUuid]?.info }?.read(in: locale)
    }

    /// The users of one role, in the order of arrival.
    public func getUserList(role: UserRole) -> [UserInfo] {
        store.read { [locale] state in
            (state.arrivalsByRole[role] ?? OrderedKeys()).compactMap { state.users[$0]?.info.read(in: locale) }
        }
    }

    /// The user of one role who came first; in constant time, for the one teacher.
    public func getFirstUser(role: UserRole) -> UserInfo? {
        store.read { state in state.arrivalsByRole[role]?.first.flatMap { state.users[$0]?.info } }?.read(in: locale)
    }

    /// How many users have one role; in constant time.
    public func getUserCount(role: UserRole) -> Int {
        store.read { $0.arrivalsByRole[role]?.count ?? 0 }
    }

    /// One page of the users of some roles, in the order of arrival.
    ///
    /// - Parameters:
    ///   - roleList: The roles.
    ///   - pageIndex: The page, counted from 1.
    ///   - pageSize: Users per page.
    /// - Returns: The page; empty behind the last one, and when an argument is below 1.
    public func getUserList(roleList: [UserRole], pageIndex: Int, pageSize: Int) -> [UserInfo] {
        guard pageIndex > 0, pageSize > 0 else { return [] }
        let (skipped, overflow) = (pageIndex - 1).multipliedReportingOverflow(by: pageSize)
        guard !overflow else { return [] }
        return store.read { [locale] state in
            let users = state.arrivals.lazy.compactMap { state.users[$0]?.info }
            let page = users.filter { roleList.contains($0.userRole) }.dropFirst(skipped).prefix(pageSize)
            return page.map { $0.read(in: locale) }
        }
    }

    /// Everybody in the room, in the order of arrival.
    public func getAllUserList() -> [UserInfo] {
        store.read { [locale] state in state.arrivals.compactMap { state.users[$0]?.info.read(in: locale) } }
    }

    /// A user of an event as the local user reads them: the store's events have names in every language.
    public func asRead(_ user: UserInfo) -> UserInfo { user.read(in: locale) }

    /// A user's properties; nil when they are not in the room.
    public func getUserProperties(_ userUuid: String) -> LiveProperties? {
        store.read { $0.users[userUuid]?.properties }
    }

    // MARK: Stage and rewards

    /// Who is on stage, in the order in which they came up.
    public func getCoHostList() -> [UserInfo] {
        store.read { [locale] state in state.coHosts.compactMap { state.users[$0]?.info.read(in: locale) } }
    }

    /// Whether a user is on stage; in constant time.
    public func isCoHost(_ userUuid: String) -> Bool {
        store.read { $0.coHosts.contains(userUuid) }
    }

    /// How students take turns on stage; its `state` is false while they do not.
    public func getCoHostCarouselInfo() -> CarouselInfo { store.read { $0.carousel } }

    /// How many rewards a user has; 0 for someone who is not in the room.
    public func getUserRewardCount(_ userUuid: String) -> Int {
        store.read { $0.users[userUuid]?.rewards ?? 0 }
    }

    // MARK: Hands

    /// Whether hands may be raised.
    public func getHandsWaveEnable() -> Bool { store.read { $0.handsWaveEnabled } }

    /// The raised hands, longest up first.
    ///
    /// Upstream's hands list collects them from the events.
    public func getHandsWaveList() -> [HandsWave] {
        store.read { $0.hands.inOrder }
    }

    /// Whether a user's hand is up; in constant time.
    public func isHandsWaving(_ userUuid: String) -> Bool {
        store.read { $0.hands[userUuid] != nil }
    }
}
