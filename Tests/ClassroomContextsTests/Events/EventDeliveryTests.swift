import ClassroomContexts
import LiveValues
import Synchronization
import Testing

@Suite struct EventDeliveryTests {
    @Test func numbersEventsWithoutAGapAndStampsThem() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        room.store.setRecording(.started)
        room.clock.advance(by: .seconds(1))
        room.store.setRecording(.stopped)
        #expect(recorder.records.map(\.sequence) == [1, 2])
        #expect(recorder.records.last?.time == room.clock.now)
        #expect(recorder.records.map(\.topic) == [.recording, .recording])
        #expect(room.store.lastSequence == 2)
    }

    @Test func deliversBeforeTheCommandReturns() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        try room.teacher.user.addCoHost(userUuid: "student-2")
        #expect(recorder.names == ["onCoHostUserListAdded"])
    }

    @Test func keepsTheOrderWhenAHandlerGivesCommands() {
        let room = Classroom()
        let teacher = room.teacher
        let answering = room.store.subscribe { record in
            guard case .onUserHandsWave(let wave) = record.event else { return }
            try? teacher.user.addCoHost(userUuid: wave.userUuid)
        }
        let recorder = EventRecorder(room.store)
        room.store.handsWave(HandsWave(userUuid: "student-2"))
        #expect(recorder.names == ["onUserHandsWave", "onCoHostUserListAdded", "onUserHandsDown"])
        answering.cancel()
    }

    @Test func letsAHandlerReadSubscribeAndCancelWithoutDeadlock() {
        let room = Classroom()
        let inner = Mutex<Subscription?>(nil)
        let heard = Mutex(0)
        let outer = room.store.subscribe { _ in
            _ = room.teacher.user.getAllUserList()
            let subscription = room.store.subscribe { _ in heard.withLock { $0 += 1 } }
            inner.withLock { $0 = subscription }
        }
        room.store.setRecording(.started)
        #expect(heard.withLock { $0 } == 0)
        outer.cancel()
        room.store.setRecording(.stopped)
        #expect(heard.withLock { $0 } == 1)
        inner.withLock { $0 }?.cancel()
    }

    @Test func hearsNothingThatHappenedBeforeItSubscribed() {
        let room = Classroom()
        let heard = Mutex<[String]>([])
        let inner = Mutex<Subscription?>(nil)
        let outer = room.store.subscribe { record in
            guard record.topic == .recording else { return }
            // Waits in the queue, because this handler is being called.
            room.store.closeRoom()
            let subscription = room.store.subscribe { record in heard.withLock { $0.append(record.name) } }
            inner.withLock { $0 = subscription }
        }
        room.store.setRecording(.started)
        room.store.setClassState(.during)
        #expect(heard.withLock { $0 } == ["onClassStateUpdated"])
        outer.cancel()
    }

    @Test func hearsNothingMoreOnceCancelledEvenByAHandlerBeforeIt() {
        let room = Classroom()
        let heard = Mutex(0)
        let late = Mutex<Subscription?>(nil)
        let first = room.store.subscribe { _ in late.withLock { $0 }?.cancel() }
        let second = room.store.subscribe { _ in heard.withLock { $0 += 1 } }
        late.withLock { $0 = second }
        room.store.setRecording(.started)
        #expect(heard.withLock { $0 } == 0)
        first.cancel()
    }

    @Test func endsTheSubscriptionThatIsLetGo() {
        let room = Classroom()
        let heard = Mutex(0)
        var subscription: Subscription? = room.store.subscribe { _ in heard.withLock { $0 += 1 } }
        room.store.setRecording(.started)
        withExtendedLifetime(subscription) {}
        subscription = nil
        room.store.setRecording(.stopped)
        #expect(heard.withLock { $0 } == 1)
    }

    @Test func collectsNothingForNobodyButKeepsCounting() {
        let room = Classroom()
        room.store.setRecording(.started)
        let recorder = EventRecorder(room.store)
        room.store.setRecording(.stopped)
        #expect(recorder.records.map(\.sequence) == [2])
    }

    @Test func collectsNoMoreThanItCanHoldWhileAListenerIsBusy() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let busy = room.store.subscribe { record in
            guard record.sequence == 1 else { return }
            for step in 1...70_000 { room.store.setRecording(step.isMultiple(of: 2) ? .started : .stopped) }
        }
        room.store.setRecording(.started)
        busy.cancel()
        let records = recorder.records
        #expect(records.count < 10_000)
        #expect(records.map(\.sequence) == records.map(\.sequence).sorted())
        #expect(records.last?.sequence == room.store.lastSequence)
        // Who compares the numbers sees the gap; who does not is told.
        let place = try #require(records.firstIndex { $0.name == "onEventsMissed" })
        let missed = records[place].sequence - records[place - 1].sequence - 1
        #expect(missed > 60_000)
        #expect(records.count + missed == room.store.lastSequence)
    }

    @Test func staysWholeUnderManyThreads() async throws {
        let room = Classroom { seed in
            seed.users += (0..<100).map { UserSeed(uuid: "u-\($0)", name: "U\($0)") }
        }
        let recorder = EventRecorder(room.store)
        let teacher = room.teacher
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    for step in 0..<200 {
                        let uuid = "u-\((worker * 31 + step * 7) % 100)"
                        switch step % 5 {
                        case 0: try? teacher.user.addCoHost(userUuid: uuid)
                        case 1: try? teacher.user.removeCoHost(userUuid: uuid)
                        case 2: try? teacher.user.rewardUsers(userUuidList: [uuid], rewardCount: 1)
                        case 3: room.store.studentJoins(name: "New", uuid: "n-\(worker)-\(step)")
                        default: _ = teacher.user.getCoHostList()
                        }
                    }
                }
            }
        }
        // A thread may leave its last events to one that is still delivering, and all threads have ended.
        #expect(recorder.records.map(\.sequence) == Array(1...room.store.lastSequence))
        let rewards = recorder.records.count { $0.topic == .reward }
        #expect(rewards == 8 * 40)
        #expect((0..<100).reduce(0) { $0 + teacher.user.getUserRewardCount("u-\($1)") } == rewards)
        #expect(teacher.user.getUserCount(role: .student) == 3 + 100 + 8 * 40)
        #expect(onStageAccording(to: recorder) == Set(teacher.user.getCoHostList().map(\.userUuid)))
    }

    /// Who is on stage for someone who only heard the events.
    private func onStageAccording(to recorder: EventRecorder) -> Set<String> {
        recorder.events.reduce(into: ["student-1"]) { stage, event in
            switch event {
            case .onCoHostUserListAdded(let users, _): stage.formUnion(users.map(\.userUuid))
            case .onCoHostUserListRemoved(let users, _): stage.subtract(users.map(\.userUuid))
            default: break
            }
        }
    }
}
