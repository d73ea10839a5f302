// Compiled together with Sources/ClassroomContexts, as one optimised module: what it costs to play a history again.
//
// Prints the milliseconds for replaying all facts of a lesson, and those of the slowest seek to a moment of it, a line each.

import LiveValues

@main enum FactReplay {
    static let students = 10_000
    static let facts = 100_000
    static let rounds = 9
    static let seeks = 200

    static func main() throws {
        let (start, log) = try lesson()
        let all = log.facts(after: 0) ?? []
        var replays: [Double] = []
        for _ in 0..<rounds {
            let time = ContinuousClock().measure {
                precondition(FactLog.replay(all, on: start).users.count == students + 1)
            }
            replays.append(time / .milliseconds(1))
        }
        // The same moments in each round, and each one's median: what slows the machine down for a moment is not counted.
        var times = [[Double]](repeating: [], count: seeks)
        for _ in 0..<rounds {
            for number in 0..<seeks {
                let sequence = number * facts / (seeks - 1)
                let time = ContinuousClock().measure { precondition(log.state(at: sequence) != nil) }
                times[number].append(time / .milliseconds(1))
            }
        }
        let slowest = times.map { $0.sorted()[rounds / 2] }.max() ?? 0
        print("replay", replays.sorted()[rounds / 2])
        print("seek", slowest)
    }

    /// A lesson in which hands go up and down, students are rewarded and change their properties and their streams.
    private static func lesson() throws -> (start: RoomState, log: FactLog<RoomState>) {
        let names = (0..<students).map { "student-\($0)" }
        let seed = RoomSeed(
            users: [UserSeed(uuid: "teacher", name: "Ms. Lin", role: .teacher)]
                + names.map { UserSeed(uuid: $0, name: "Student") },
            streams: names.map { StreamSeed(uuid: "stream-\($0)", owner: $0) },
            widgets: ["poll": WidgetSeed(active: true)])
        let rules = RoomRules()
        let start = RoomState(seed, at: Timestamp(milliseconds: 0))
        var (state, log) = (start, FactLog(from: start, limit: 2 * facts))
        var number = 0
        while log.lastSequence < facts {
            let student = names[number * 7919 % students]
            let (command, actor): (RoomCommand, RoomActor) =
                switch number % 6 {
                case 0: (.handsWave(WaveHand(payload: ["userName": "Student"])), .user(student))
                case 1:
                    (.rewardUsers(RewardUsers(userUuidList: [student], rewardCount: 1)), .user("teacher"))
                case 2:
                    (
                        .updateUserProperties(
                            UpdateUserProperties(userUuid: student, properties: ["score.last": .integer(number)])),
                        .user("teacher")
                    )
                case 3: (.closeLocalDevice(CloseLocalDevice(device: .part(.mic))), .user(student))
                case 4:
                    (
                        .updateWidgetUserProperties(
                            UpdateWidgetUserProperties(properties: ["choice": .integer(number)], widgetId: "poll")),
                        .user(student)
                    )
                default: (.lowerDueHands(LowerDueHands()), .server)
                }
            var made: [RoomFact] = []
            let time = Timestamp(milliseconds: Int64(number) * 10)
            try rules.carryOut(command, by: actor, at: time, on: &state, facts: &made)
            log.append(made, leadingTo: state)
            number += 1
        }
        return (start, log)
    }
}
