import Testing

@testable import PreviewServing

@Suite struct EditorLinkTests {
    @Test(arguments: [
        ("Themes/agora.yaml", "vscode://file/school/Themes/agora.yaml:3:5"),
        ("Scenes/a b#c.yaml", "vscode://file/school/Scenes/a%20b%23c.yaml:3:5"),
        ("Scenes/班?\".yaml", "vscode://file/school/Scenes/%E7%8F%AD%3F%22.yaml:3:5"),
        ("/elsewhere/x.yaml", "vscode://file/elsewhere/x.yaml:3:5"),
    ])
    func escapesThePath(path: String, address: String) {
        #expect(EditorLink(root: "/school").address(path: path, line: 3, column: 5) == address)
    }
}
