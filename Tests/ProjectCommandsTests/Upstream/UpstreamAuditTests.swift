import Foundation
import Testing

/// Whoever knows the original finds nothing missing.
@Suite struct UpstreamAuditTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    /// What is still missing, by name; empty when all is there.
    private static let awaited = (try? UpstreamTable("awaited").rows.map(\.name)) ?? []

    private static let parts = Result { try UpstreamAudit(root: root).parts() }

    @Test(arguments: 0..<6)
    func hasWhatUpstreamHas(part: Int) throws {
        let parts = try Self.parts.get()
        let missing = try #require(parts.indices.contains(part) ? parts[part] : nil).missing
        #expect(missing.filter { name in !Self.awaited.contains { name.hasPrefix($0) } } == [])
    }

    /// `make audit` looks at this.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["AUDIT_PAGE"] != nil))
    func writesThePage() throws {
        let path = try #require(ProcessInfo.processInfo.environment["AUDIT_PAGE"])
        try UpstreamAudit.page(try Self.parts.get()).write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func readsTables() throws {
        #expect(try UpstreamTable("ui-keys").rows.count == 577)
        #expect(try UpstreamTable("widget-keys").rows.count == 475)
        let colour = try #require(try UpstreamTable("ui-keys").rows.first { $0.name == "classState.backgroundColor" })
        #expect(colour.value == "clear" && !colour.isRead)
    }
}
