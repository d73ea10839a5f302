import ClassroomContexts
import Foundation
import LiveValues
import Testing

@Suite struct UserContextTests {
    @Test func listsUsersInTheOrderOfArrival() {
        let room = Classroom()
        #expect(
            room.teacher.user.getUserList(role: .student).map(\.userUuid) == ["student-1", "student-2", "student-3"])
        #expect(room.teacher.user.getAllUserList().count == 6)
        #expect(room.teacher.user.getFirstUser(role: .teacher)?.userName == "Ms. Lin")
        #expect(room.teacher.user.getUserCount(role: .student) == 3)
        #expect(room.teacher.user.getUserInfo("nobody") == nil)
    }

    @Test(arguments: [("zh-Hans", "艾达", "物理"), ("en", "Ada", "Physics"), (nil, "Ada", "Physics")])
    func namesEverythingInTheReadersLanguage(locale: String?, name: String, roomName: String) {
        let room = Classroom { seed in
            seed.room.name = LiveText(byLocale: ["en": "Physics", "zh-Hans": "物理"])
            seed.users[2].name = LiveText(byLocale: ["en": "Ada", "zh-Hans": "艾达"])
        }
        let pool = ContextPool(room.store, localUser: "student-1", locale: locale)
        #expect(pool.room.getRoomInfo().roomName == roomName)
        let seen: [UserInfo?] = [
            pool.user.getLocalUserInfo(), pool.user.getUserList(role: .student).first,
            pool.user.getUserList(roleList: [.student], pageIndex: 1, pageSize: 1).first,
            pool.user.getAllUserList().first { $0.userUuid == "student-1" },
            pool.user.getFirstUser(role: .student), pool.user.getCoHostList().first,
            pool.stream.getStream("s-1")?.owner, pool.stream.getStreamList(userUuid: "student-1").first?.owner,
            pool.stream.getAllStreamList().first?.owner,
            pool.user.asRead(
                UserInfo(userUuid: "student-1", userName: pool.user.getLocalUserName(), userRole: .student)),
        ]
        #expect(seen.map { $0?.userName } == Array(repeating: name, count: seen.count))
        pool.room.leaveRoom()
        #expect(pool.room.getDeparture()?.user.userName == name)
    }

    @Test func tellsANameInEveryLanguage() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let name = LiveText(byLocale: ["en": "Ada", "zh-Hans": "艾达"])
        var seed = Classroom.seed
        seed.users[3].name = name
        room.store.apply(seed)
        #expect(
            recorder.events == [
                .onUserUpdated(UserInfo(userUuid: "student-2", userName: name, userRole: .student), operator: nil)
            ])
        // And as facts that are stored.
        let facts = try #require(room.store.history.facts(after: 0))
        #expect(try JSONDecoder().decode([RoomFact].self, from: JSONEncoder().encode(facts)) == facts)
    }

    @Test(arguments: [
        (1, 2, ["student-1", "student-2"]), (2, 2, ["student-3"]), (3, 2, []), (0, 2, []), (1, 0, []),
        (Int.max, Int.max, []),
    ])
    func givesOnePageCountedFromOne(page: Int, size: Int, expected: [String]) {
        let users = Classroom().teacher.user.getUserList(roleList: [.student], pageIndex: page, pageSize: size)
        #expect(users.map(\.userUuid) == expected)
    }

    @Test func rewardsAddUpAndTheEventNamesTheTotal() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        try room.teacher.user.rewardUsers(userUuidList: ["student-1", "student-2"], rewardCount: 2)
        let teacher = room.user("teacher-1")
        #expect(
            recorder.events == [
                .onUserRewarded(room.user("student-1"), rewardCount: 5, operator: teacher),
                .onUserRewarded(room.user("student-2"), rewardCount: 2, operator: teacher),
            ])
        #expect(recorder.records.map(\.concernedUsers) == [["student-1"], ["student-2"]])
        #expect(room.teacher.user.getUserRewardCount("student-1") == 5)
    }

    @Test(arguments: [
        (["student-1", "nobody"], 1, ContextError.Code.unknownUser), (["student-1"], 0, .invalidArgument),
        (["student-1"], -1, .invalidArgument), (["student-1"], Int.max, .invalidArgument),
    ])
    func rewardsNobodyWhenTheCommandIsWrong(users: [String], count: Int, code: ContextError.Code) {
        let room = Classroom()
        let error = #expect(throws: ContextError.self) {
            try room.teacher.user.rewardUsers(userUuidList: users, rewardCount: count)
        }
        #expect(error?.code == code)
        #expect(room.teacher.user.getUserRewardCount("student-1") == 3)
    }

    @Test func tellsTheRemovedUserAndThenEverybody() throws {
        let room = Classroom()
        let (removed, other) = (EventRecorder(room.pool("student-2")), EventRecorder(room.pool("student-1")))
        try room.teacher.user.kickOutUser(userUuid: "student-2", forever: false)
        #expect(removed.names == ["onLocalUserKickedOut", "onStreamLeft", "onRemoteUserLeft"])
        #expect(other.names == ["onStreamLeft", "onRemoteUserLeft"])
        #expect(removed.records.first?.audience == .user("student-2"))
        guard case .onRemoteUserLeft(let user, let by, let reason) = other.events.last else {
            Issue.record("the last event is \(other.names)")
            return
        }
        #expect(user.userUuid == "student-2")
        #expect(by?.userUuid == "teacher-1")
        #expect(reason == .kickOut)
        #expect(room.teacher.user.getUserInfo("student-2") == nil)
    }

    @Test func neverRemovesATeacher() {
        let error = #expect(throws: ContextError.self) {
            try Classroom().teacher.user.kickOutUser(userUuid: "teacher-1", forever: true)
        }
        #expect(error?.code == .invalidArgument)
    }

    @Test func takesEverythingOfALeavingUserAway() {
        let room = Classroom()
        room.store.handsWave(HandsWave(userUuid: "student-1"))
        let recorder = EventRecorder(room.store)
        room.store.userLeaves("student-1")
        #expect(
            recorder.names == [
                "onUserHandsDown", "onCoHostUserListRemoved", "onMessageReceived", "onStreamLeft", "onRemoteUserLeft",
            ])
        #expect(room.teacher.user.getCoHostList().isEmpty)
        #expect(!room.teacher.widget.isBoardGranted("student-1"))
        #expect(room.teacher.stream.getStream("s-1") == nil)
    }

    @Test func keepsPropertiesOfEachUser() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let student = room.pool("student-2")
        try student.user.updateUserProperties(userUuid: "student-2", properties: ["avatarUrl": "a.png"])
        try student.user.deleteUserProperties(userUuid: "student-2", keyPaths: ["avatarUrl", "x"])
        let user = room.user("student-2")
        #expect(
            recorder.events == [
                .onUserPropertiesUpdated(user, ["avatarUrl": "a.png"], cause: nil, operator: user),
                .onUserPropertiesDeleted(user, keyPaths: ["avatarUrl"], cause: nil, operator: user),
            ])
        #expect(student.user.getUserProperties("student-2") == [:])
        #expect(student.user.getUserProperties("nobody") == nil)
    }

    @Test func letsStudentsComeInWithAStreamExceptInALecture() {
        let small = Classroom()
        let recorder = EventRecorder(small.store)
        #expect(small.store.studentJoins(name: "Bo") == "student-4")
        #expect(recorder.names == ["onRemoteUserJoined", "onStreamJoined"])
        let lecture = Classroom { $0.room.roomType = .lecture }
        lecture.store.studentJoins(name: "Bo", uuid: "bo")
        #expect(lecture.teacher.stream.getStreamList(userUuid: "bo").isEmpty)
        #expect(lecture.teacher.user.getUserList(role: .student).last?.userName == "Bo")
    }

    @Test(arguments: ["", " \u{3000}"])
    func numbersAStudentWhoHasNoName(name: String) throws {
        let room = Classroom()
        let uuid = room.store.studentJoins(name: name)
        #expect(room.teacher.user.getUserInfo(uuid)?.userName == "Student 4")
    }

    @Test func letsNobodyComeInWithALongName() throws {
        let room = Classroom()
        let name = String(repeating: "x", count: 200)
        try room.store.perform(.admitStudent(AdmitStudent(name: name)), by: .server)
        let error = #expect(throws: ContextError.self) {
            try room.store.perform(.admitStudent(AdmitStudent(name: name + "x")), by: .server)
        }
        #expect(error?.code == .invalidArgument)
    }

    @Test(arguments: [UserLeaveReason.normal, .kickOut])
    func remembersHowSomeoneWentUntilTheyComeBack(reason: UserLeaveReason) throws {
        let room = Classroom()
        let student = room.pool("student-1")
        let user = room.user("student-1")
        #expect(student.room.getDeparture() == nil)
        if reason == .kickOut {
            try room.teacher.user.kickOutUser(userUuid: "student-1", forever: false)
        } else {
            student.room.leaveRoom()
        }
        let departure = try #require(student.room.getDeparture())
        #expect(departure.user == user)
        #expect(departure.reason == reason)
        try student.room.joinRoom()
        #expect(student.room.getDeparture() == nil)
    }

    @Test func neverGivesTheIdentifierOfSomeoneWhoMayComeBack() {
        let room = Classroom()
        let first = room.store.studentJoins(name: "Bo")
        room.store.userLeaves(first)
        #expect(room.store.studentJoins(name: "Cy") != first)
    }
}
