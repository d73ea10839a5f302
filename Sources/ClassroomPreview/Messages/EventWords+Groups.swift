import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns an event of discussion groups as a sentence.
    func text(ofGroupEvent event: ContextEvent) -> LiveText {
        switch event {
        case .onGroupInfoUpdated(true): both("Discussion groups were opened", "分组讨论已开启")
        case .onGroupInfoUpdated(false): both("All discussion groups were closed", "分组讨论已全部关闭")
        case .onUserListInvitedToSubRoom(let users, let group, let sender):
            both(
                "\(names(of: users)) was invited to \(name(ofGroup: group))\(by(sender))",
                "\(names(of: users))被邀请加入\(name(ofGroup: group))\(chinese(by: sender))")
        case .onUserListAddedToSubRoom(let users, let group, _):
            both(
                "\(names(of: users)) went into \(name(ofGroup: group))", "\(names(of: users))进入了\(name(ofGroup: group))"
            )
        case .onUserListRemovedFromSubRoom(let departures, let group, _):
            both(
                "\(names(of: departures.map(\.userUuid))) left \(name(ofGroup: group))",
                "\(names(of: departures.map(\.userUuid)))离开了\(name(ofGroup: group))")
        case .onUserListRejectedToSubRoom(let users, let group, _):
            both(
                "\(names(of: users)) does not come to \(name(ofGroup: group))",
                "\(names(of: users))没有接受\(name(ofGroup: group))的邀请")
        case .onUserMovedToSubRoom(let user, let old, let group, _):
            both(
                "\(user.name) moved from \(name(ofGroup: old)) to \(name(ofGroup: group))",
                "\(user.name)从\(name(ofGroup: old))换到了\(name(ofGroup: group))")
        case .onSubRoomListAdded(let list): both("\(names(list)) was made", "已创建\(names(list))")
        case .onSubRoomListRemoved(let list): both("\(names(list)) was closed", "\(names(list))已关闭")
        case .onSubRoomListUpdated(let list): both("A group is called \(names(list))", "小组现名为\(names(list))")
        case .onHelpRefused(.teacherIsHere): both("No help: the teacher is here", "老师已在本组，无需求助")
        case .onHelpRefused(.teacherHelpsOthers):
            both("No help: the teacher helps another group", "老师正在帮助其他小组")
        case .onHelpRefused(.nobodyIsThere): both("No help: no teacher is there", "没有老师可以提供帮助")
        case .onBroadcastToSubRooms(let text, _):
            both("All groups were told: \(short(text))", "已向所有小组广播：\(short(text))")
        case .onJoinSubRoomSuccess(let group): both("\(told) is in \(group.name)", "\(told)已进入\(group.name)")
        case .onJoinSubRoomFailure: both("\(told) could not go into a group", "\(told)无法进入小组")
        case .onSubRoomClosed(let group):
            both("\(told) left \(group.name), which was closed", "\(group.name)已关闭，\(told)已离开")
        case .onSubRoomPropertiesUpdated(let properties, let group, _, _):
            both(
                "\(name(ofGroup: group)) has other values of \(list(properties.keys))",
                "\(name(ofGroup: group))的属性 \(list(properties.keys)) 已更改")
        case .onSubRoomPropertiesDeleted(let paths, let group, _, _):
            both(
                "\(name(ofGroup: group)) has no \(list(paths)) any more",
                "\(name(ofGroup: group))的属性 \(list(paths)) 已删除")
        default: LiveText(event.name)
        }
    }

    private func names(_ groups: [SubRoomInfo]) -> LiveText { groups.map(\.name).joined(separator: comma) }
}
