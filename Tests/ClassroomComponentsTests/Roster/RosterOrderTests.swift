import ClassroomContexts
import LiveValues
import TestSupport
import Testing

@testable import ClassroomComponents

@Suite struct RosterOrderTests {
    private func student(_ name: String, _ uuid: String? = nil) -> UserInfo {
        UserInfo(userUuid: uuid ?? name, userName: LiveText(name), userRole: .student)
    }

    @Test func putsCoHostsFirstThenChineseThenLatinThenDigits() {
        let names = ["7B Guest", "sofia", "Noah", "", "李思远", "Éclair", "陈小明", "Amélie", "😀", "Zoe"]
        let order = RosterOrder(names.map { student($0) }) { ["Zoe", "陈小明", ""].contains($0) }
        #expect(
            order.students
                == ["陈小明", "Zoe", "", "李思远", "Amélie", "Éclair", "Noah", "sofia", "7B Guest", "😀"])
    }

    @Test func keepsTheOrderOfArrivalAmongEqualInitials() {
        let order = RosterOrder(["Noah", "Nina", "Nora"].map { student($0) }) { _ in false }
        #expect(order.students == ["Noah", "Nina", "Nora"])
    }

    @Test func findsTheNeighbourBehind() {
        let order = RosterOrder(["b", "a", "c"].map { student($0) }) { _ in false }
        #expect(order.student(after: "a") == "b")
        #expect(order.student(after: "c") == nil)
        #expect(order.student(after: "nobody") == nil)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func staysWhatSortingAgainWouldGive(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        let letters = ["a", "b", "Z", "陈", "李", "9", "é", ""]
        var present: [UserInfo] = []
        var coHosts: Set<String> = []
        var order = RosterOrder([], isCoHost: { _ in false })
        for step in 0..<300 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1:
                present.append(student(letters.randomElement(using: &generator) ?? "", "s\(step)"))
            case 2:
                guard let index = present.indices.randomElement(using: &generator) else { continue }
                order.remove(present.remove(at: index).userUuid)
                continue
            default:
                guard let someone = present.randomElement(using: &generator) else { continue }
                coHosts.formSymmetricDifference([someone.userUuid])
                order.place(someone, isCoHost: coHosts.contains(someone.userUuid))
                continue
            }
            if let last = present.last { order.place(last, isCoHost: coHosts.contains(last.userUuid)) }
        }
        #expect(order.students == RosterOrder(present) { coHosts.contains($0) }.students)
        #expect(order.count == present.count)
    }
}
