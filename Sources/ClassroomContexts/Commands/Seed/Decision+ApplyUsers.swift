import LiveValues

extension Decision {
    mutating func applyUsers(from old: [UserSeed], to new: [UserSeed]) {
        guard old != new else { return }
        let before = Dictionary(old.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.uuid, $0) }, uniquingKeysWith: { first, _ in first })
        for user in old where after[user.uuid] == nil {
            leave(user.uuid, reason: .normal, by: nil)
            forget(user.uuid)
        }
        var done: Set<String> = []
        for user in new where done.insert(user.uuid).inserted {
            if let known = before[user.uuid] {
                if known != user { applyUser(from: known, to: user) }
            } else if let record = state.users[user.uuid] {
                // Somebody let this user in before the seed named them.
                applyUser(from: UserSeed(record), to: user)
            } else {
                forget(user.uuid)
                expect(user)
                arrive(user.uuid)
            }
        }
    }

    private mutating func forget(_ uuid: String) {
        guard state.away[uuid] != nil || state.removedForever.contains(uuid) else { return }
        keep(.forgotten(userUuid: uuid))
    }

    private mutating func expect(_ seed: UserSeed) {
        let user = UserInfo(userUuid: seed.uuid, userName: seed.name, userRole: seed.role)
        keep(.expected(user: user, rewards: seed.rewards, properties: seed.properties))
    }

    private mutating func applyUser(from old: UserSeed, to new: UserSeed) {
        guard let live = state.users[new.uuid]?.info else {
            // Who left or was removed stays away, and would come back as the seed says now.
            if state.away[new.uuid] != nil { expect(new) }
            return
        }
        rename(
            new.uuid, to: old.name == new.name ? live.name : new.name,
            role: old.role == new.role ? live.userRole : new.role)
        if old.rewards != new.rewards { reward(new.uuid, total: new.rewards, by: nil) }
        let (changed, removed) = new.properties.difference(from: old.properties)
        updateUserProperties(changed, of: new.uuid, cause: nil, by: nil)
        deleteUserProperties(removed, of: new.uuid, cause: nil, by: nil)
    }
}

extension UserSeed {
    init(_ record: UserRecord) {
        self.init(
            uuid: record.info.userUuid, name: record.info.name, role: record.info.userRole,
            rewards: record.rewards, properties: record.properties)
    }
}
