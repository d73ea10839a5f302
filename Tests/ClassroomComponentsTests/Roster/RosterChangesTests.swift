import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import TestSupport
import Testing

@testable import ClassroomComponents

@Suite struct RosterChangesTests {
    /// What a page does with the list: identifiers of rows to their markup, in order.
    private struct Page: Equatable {
        var rows: [String] = []
        var markup: [String: String] = [:]

        init(_ node: HTMLNode) {
            visit(node)
        }

        private mutating func visit(_ node: HTMLNode) {
            switch node {
            case .text: break
            case .fragment(let nodes): for node in nodes { visit(node) }
            case .element(_, let attributes, _) where attributes.contains(.class("r")):
                let id = attributes.first { $0.name == "id" }?.value ?? ""
                rows.append(id)
                markup[id] = HTMLRenderer.render(node)
            case .element(_, _, let children): for node in children { visit(node) }
            }
        }

        mutating func apply(_ part: Patch) {
            switch part.operation {
            case .replace:
                if markup[part.id] != nil { markup[part.id] = part.html }
            case .remove:
                rows.removeAll { $0 == part.id }
                markup[part.id] = nil
            case .insert:
                rows.removeAll { $0 == part.id }
                rows.insert(part.id, at: part.before.flatMap { rows.firstIndex(of: $0) } ?? rows.count)
                markup[part.id] = part.html
            }
        }
    }

    @Test(
        arguments: [
            (.rewarded, 1), (.stream, 1), (.granted, 1), (.staged, 1), (.joined, 2), (.left, 4),
        ] as [(Happening, Int)])
    func touchesOnlyTheConcernedRowInALargeClass(_ happening: Happening, _ parts: Int) {
        let stage = Stage<Roster>(classroom(students: 1000))
        _ = stage.html
        let changes = stage.changes(after: happening.run)
        let all = changes.flatMap { if case .parts(let parts) = $0 { parts } else { [Patch]() } }
        #expect(!changes.contains { if case .everything = $0 { true } else { false } })
        #expect(!all.isEmpty && all.count <= parts)
    }

    enum Happening: CaseIterable {
        case rewarded, stream, granted, staged, joined, left

        func run(_ store: RoomStore) {
            let teacher = ContextPool(store, localUser: "lin")
            switch self {
            case .rewarded: try? teacher.user.rewardUsers(userUuidList: ["on"], rewardCount: 1)
            case .stream:
                try? teacher.stream.updateStreamPublishPrivilege(streamUuids: ["s-on"], videoPrivilege: false)
            case .granted:
                try? teacher.widget.sendMessage(
                    WidgetMessage("updateGrantedUsers", ["add": ["off"]]), toWidget: WidgetID.board)
            case .staged: store.setOnStage("off", true)
            case .joined: store.studentJoins(name: "新同学")
            case .left: store.userLeaves("on")
            }
        }
    }

    @Test(arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
    func leadsToThePictureThatDrawingAgainWouldGive(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        let stage = Stage<Roster>(classroom(students: 6))
        var page = Page(stage.component.render(in: stage.context))
        let teacher = ContextPool(stage.store, localUser: "lin")
        for step in 0..<120 {
            let someone = teacher.user.getUserList(role: .student).randomElement(using: &generator)?.userUuid ?? "on"
            let choice = Int.random(in: 0..<8, using: &generator)
            let changes = stage.changes { store in
                switch choice {
                case 0: store.studentJoins(name: ["赵", "Zoe", "amy", "", "7"].randomElement(using: &generator) ?? "")
                case 1: store.userLeaves(someone)
                case 2, 3: store.setOnStage(someone, !teacher.user.isCoHost(someone))
                case 4: try? teacher.user.removeAllCoHosts()
                case 5: try? teacher.user.rewardUsers(userUuidList: [someone], rewardCount: 1)
                case 6:
                    try? teacher.stream.updateStreamPublishPrivilege(
                        streamUuids: teacher.stream.getStreamList(userUuid: someone).map(\.streamUuid),
                        audioPrivilege: step.isMultiple(of: 2))
                default:
                    try? teacher.widget.sendMessage(
                        WidgetMessage("updateGrantedUsers", ["add": [.string(someone)]]), toWidget: WidgetID.board)
                }
            }
            for case .parts(let parts) in changes { for part in parts { page.apply(part) } }
            guard page != Page(freshDrawing(of: stage)) else { continue }
            Issue.record("the page differs after step \(step), a change of kind \(choice)")
            return
        }
    }

    /// The picture of someone who comes now and remembers nothing.
    private func freshDrawing(of stage: Stage<Roster>) -> HTMLNode {
        let context = stage.context
        let fresh = RenderContext(
            environment: ClassroomEnvironment(pool: context.pool), device: context.device, scale: context.scale,
            frame: context.frame,
            componentID: context.componentID, sceneType: context.sceneType, mode: context.mode, locale: context.locale,
            openAnchor: nil, memory: ComponentMemory(), strings: ClassroomStrings.table, allValues: [:])
        return stage.component.render(in: fresh)
    }

    @Test func drawsEverythingWithoutAMemory() {
        let stage = Stage<Roster>(classroom())
        let changes = stage.changes { $0.studentJoins(name: "Zoe") }
        guard case .everything? = changes.first else {
            Issue.record("a join was turned into parts without knowing the list: \(changes)")
            return
        }
    }

    @Test func saysWhereARowBelongsAlsoWhenItIsKnownAlready() {
        let stage = Stage<Roster>(classroom())
        _ = stage.html
        let changes = stage.changes { store in
            store.studentJoins(name: "Amy", uuid: "amy")
            // Another page of the same viewer is drawn before the event arrives.
            _ = stage.html
        }
        guard case .parts(let parts)? = changes.first, let part = parts.first, part.operation == .insert else {
            Issue.record("no insert: \(changes)")
            return
        }
        #expect(part.id == "c-roster--row-amy")
        #expect(part.parent == "c-roster--list")
        #expect(part.before == "c-roster--row-off")
    }

    @Test func renamesTheTeacherWithoutTouchingRows() throws {
        let stage = Stage<Roster>(classroom(), viewer: "on")
        _ = stage.html
        let changes = stage.changes { $0.userLeaves("lin") }
        let parts = changes.flatMap { if case .parts(let parts) = $0 { parts } else { [Patch]() } }
        let teacher = try #require(parts.first { $0.id == "c-roster--teacher" })
        #expect(teacher.operation == .replace)
        #expect(teacher.html?.contains("Ms. Lin") == false)
    }

    @Test func ignoresWhatNoColumnShows() {
        let stage = Stage<Roster>(classroom(roomType: .lecture), sceneType: "lecture")
        _ = stage.html
        let changes = stage.changes { store in
            try? ContextPool(store, localUser: "lin").user.rewardUsers(userUuidList: ["on"], rewardCount: 1)
        }
        #expect(changes.count == 1)
        guard case .nothing? = changes.first else {
            Issue.record("a lecture's roster shows no rewards")
            return
        }
    }

    @Test func drawsEverythingWhenTheViewersOwnRoleIsConcerned() {
        let stage = Stage<Roster>(classroom(), viewer: "on")
        _ = stage.html
        let changes = stage.changes { store in
            try? ContextPool(store, localUser: "lin").user.kickOutUser(userUuid: "on", forever: false)
        }
        #expect(changes.contains { if case .everything = $0 { true } else { false } })
        #expect(stage.html.contains("This class has no roster for you."))
    }
}
