import ClassroomContexts
import LiveValues
import TestSupport
import Testing

@Suite struct CarouselTests {
    private func start(
        _ room: Classroom, count: Int = 2, type: CarouselType = .sequence, condition: CarouselCondition = .none
    ) throws {
        try room.teacher.user.startCoHostCarousel(
            interval: .seconds(20), count: count, type: type, condition: condition)
    }

    private func onStage(_ room: Classroom) -> [String] {
        room.teacher.user.getCoHostList().map(\.userUuid)
    }

    @Test func bringsTheNextGroupUpAtEachTurn() throws {
        let room = Classroom { $0.users[2].onStage = false }
        try start(room)
        var groups: [[String]] = []
        for _ in 0..<3 {
            room.store.advance()
            groups.append(onStage(room).sorted())
            room.clock.advance(by: .seconds(20))
        }
        #expect(groups == [["student-1", "student-2"], ["student-1", "student-3"], ["student-2", "student-3"]])
    }

    @Test func waitsForTheIntervalToPass() throws {
        let room = Classroom()
        try start(room, count: 1)
        room.store.advance()
        let recorder = EventRecorder(room.store)
        #expect(room.store.nextDeadline == room.clock.now + .seconds(20))
        room.clock.advance(by: .seconds(19))
        room.store.advance()
        #expect(recorder.events.isEmpty)
    }

    @Test func takesOneTurnAfterALongPause() throws {
        let room = Classroom()
        try start(room, count: 1)
        room.store.advance()
        room.clock.advance(by: .seconds(3600))
        let recorder = EventRecorder(room.store)
        room.store.advance()
        #expect(recorder.names.count { $0 == "onCoHostUserListAdded" } == 1)
    }

    @Test func bringsUpOnlyOpenCamerasWhenAsked() throws {
        let room = Classroom()
        try room.pool("student-2").media.closeLocalDevice(systemDevice: .frontCamera)
        try start(room, count: 6, condition: .cameraOpened)
        room.store.advance()
        #expect(onStage(room) == ["student-1", "student-3"])
    }

    @Test func drawsDifferentStudentsByChance() throws {
        let room = Classroom()
        try start(room, type: .random)
        var generator = SplitMix(state: 11)
        room.store.advance(using: &generator)
        #expect(Set(onStage(room)).count == 2)
        #expect(onStage(room).allSatisfy { $0.hasPrefix("student") })
    }

    @Test func standsStillOnceStoppedAndLeavesTheStageAsItIs() throws {
        let room = Classroom()
        try start(room)
        room.store.advance()
        let recorder = EventRecorder(room.store)
        try room.teacher.user.stopCoHostCarousel()
        room.clock.advance(by: .seconds(100))
        room.store.advance()
        #expect(recorder.names == ["onCoHostCarouselUpdated"])
        #expect(room.teacher.user.getCoHostCarouselInfo().state == false)
        #expect(onStage(room).count == 2)
    }

    @Test(arguments: [(Duration.zero, 1), (.seconds(1), 0)])
    func refusesATurnWithoutTimeOrPlaces(interval: Duration, count: Int) {
        let error = #expect(throws: ContextError.self) {
            try Classroom().teacher.user.startCoHostCarousel(
                interval: interval, count: count, type: .sequence, condition: .none)
        }
        #expect(error?.code == .invalidArgument)
    }
}
