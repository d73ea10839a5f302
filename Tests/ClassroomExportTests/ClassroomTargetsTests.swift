import ClassroomExport
import Exporting
import Testing

@Suite struct ClassroomTargetsTests {
    @Test func givesEachFormANameOfItsOwn() {
        let names = ClassroomTargets.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
