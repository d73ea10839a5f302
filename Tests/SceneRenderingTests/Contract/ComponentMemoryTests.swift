import SceneRendering
import Testing

@Suite struct ComponentMemoryTests {
    @Test func keepsOneValueOfEachTypeUntilItIsForgotten() {
        let memory = ComponentMemory()
        memory.withValue(default: [1]) { $0.append(2) }
        memory.withValue(default: "a") { $0 += "b" }
        #expect(memory.withValue(default: [Int]()) { $0 } == [1, 2])
        #expect(memory.withValue(default: "") { $0 } == "ab")
        memory.forget([Int].self)
        #expect(memory.withValue(default: [Int]()) { $0 } == [])
        #expect(memory.withValue(default: "") { $0 } == "ab")
    }
}
