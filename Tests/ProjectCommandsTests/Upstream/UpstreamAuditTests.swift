import Foundation
import Testing

/// Whoever knows the original finds nothing missing.
@Suite struct UpstreamAuditTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    private static let parts = Result { try UpstreamAudit(root: root).parts() }

    @Test(arguments: 0..<6)
    func hasWhatUpstreamHas(part: Int) throws {
        let parts = try Self.parts.get()
        #expect(try #require(parts.indices.contains(part) ? parts[part] : nil).missing == [])
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
