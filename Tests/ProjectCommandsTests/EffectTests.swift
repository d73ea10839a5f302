import Foundation
import SceneRendering
import Testing
import ThemeModel

@testable import ProjectCommands

/// Nothing that files may say is in vain.
struct EffectTests {
    private static let registry = try? ComponentRegistry.builtIn

    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    private static let check = registry.map { registry in
        EffectCheck(registry, root: root, theme: "agora", scenes: ["home", "lock", "today"])
    }

    static let names = registry?.catalog.components.map(\.name) ?? []

    @Test(arguments: names)
    func givesEveryPropertyAnEffect(name: String) throws {
        // Steps come from strokes on the board, and an example shows one component: `test_board_tools.py` draws them.
        // What is told of muting follows a click as well: `test_chat.py` mutes.
        let steps = ["netlessBoard.prev.enabledImage", "netlessBoard.next.enabledImage"]
        let muting = ["agoraChat.mute.muteTextWithName", "agoraChat.mute.unmuteTextWithName"]
        func isElsewhere(_ property: String) -> Bool {
            (steps + muting).contains(property) || property.hasPrefix("agoraChat.message.notice.")
        }
        let dead = try #require(Self.check).deadProperties(of: [name])
        #expect(dead.filter { !isElsewhere($0) } == [], "nothing in an example changes with them")
    }
}
