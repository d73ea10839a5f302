import Testing

@testable import ProjectCommands

/// A third language: a line of the project file, and a file with the product's texts.
@Suite struct ProjectTextTests {
    private static func started() async throws -> ProjectFolder {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "project").code == .success)
        try folder.write(Array("locales: [ja]\n".utf8), to: "diorama.yaml")
        return folder
    }

    @Test func saysHowToStartWhereThereIsNoFile() async throws {
        let folder = try await Self.started()
        let check = await folder.run("validate", "diorama.yaml")
        #expect(check.output.contains("diorama.yaml:1:11: warning: there is no 'Texts/ja.yaml'"), "\(check.output)")
        #expect(check.output.contains("'diorama new texts ja' writes it"))
    }

    @Test func findsWhatIsMissingOnceForTheFile() async throws {
        let folder = try await Self.started()
        #expect(await folder.run("new", "texts", "ja").output == "wrote Texts/ja.yaml\n")
        let text = try folder.text("Texts/ja.yaml")
        // The first lines stay comments.
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices.dropFirst(3) where lines[index].hasPrefix("# ") { lines[index].removeFirst(2) }
        try folder.write(Array(lines.joined(separator: "\n").utf8), to: "Texts/ja.yaml")
        #expect(await folder.run("validate", "diorama.yaml").output.hasSuffix("no findings\n"))

        let key = try #require(lines.first { $0.hasPrefix("fcr_user_list:") })
        let others = lines.filter { $0 != key }
        try folder.write(Array(others.joined(separator: "\n").utf8), to: "Texts/ja.yaml")
        let check = await folder.run("validate", "diorama.yaml")
        #expect(
            check.output.contains("Texts/ja.yaml:1:1: warning: 'ja' has no text for 'fcr_user_list' [project.texts]"))
        #expect(check.output.hasSuffix("0 errors, 1 warning\n"), "\(check.output)")
    }

    @Test func showsTheTexts() async throws {
        let folder = try await Self.started()
        try folder.write(Array("fcr_user_list: 参加者\n".utf8), to: "Texts/ja.yaml")
        let page = await folder.run("render", "small-class", "--locale", "ja")
        #expect(page.output.contains("参加者"), "\(page.errorOutput)")
        try folder.write(Array("fcr_user_list: 参加者\nfcr_user_lst: x\n".utf8), to: "Texts/ja.yaml")
        let check = await folder.run("validate", "diorama.yaml")
        #expect(check.output.contains("the product has no text 'fcr_user_lst' [theme.unknown-text]"))
        #expect(check.output.contains("did you mean 'fcr_user_list'?"))
    }

    @Test(arguments: ["en", "j", "../ja"])
    func refusesWhatIsNoNewLanguage(name: String) async throws {
        let folder = try await Self.started()
        #expect(await folder.run("new", "texts", name).code == .usage)
    }
}
