import SceneModel

/// `preview`: serves the live preview until it is told to end.
enum PreviewCommand {
    static let port = Option<UInt16>(
        "port", value: "PORT", default: 8080, shownAs: "8080", expected: "a number from 0 to 65535",
        help: "The port to listen on; 0 takes a free one", read: { UInt16($0) })

    static let host = Option<String>(
        "host", value: "ADDRESS", default: "127.0.0.1", shownAs: "127.0.0.1",
        help: "The address to listen on; any other than this machine's own asks visitors for a token", read: { $0 })

    static let open = Option<Bool>.flag("open", help: "Open the page in the browser")

    static let command = Command(
        name: "preview",
        summary: "Show scenes live in a browser, and follow every save.",
        discussion: ["The first line of output is the page's address. Ctrl-C ends the preview."],
        arguments: [port.declaration, host.declaration, open.declaration],
        takesPreviewOptions: true,
        examples: [
            .init("preview --open", "Serves http://127.0.0.1:8080/ and opens it."),
            .init("preview --port 0", "Takes any free port and prints it."),
            .init("--root ../other preview", "Shows the project in another folder."),
        ],
        exits: [
            .init(.success, "ended by Ctrl-C or by a termination signal"),
            .init(.usage, "the command line is wrong, or the port is taken"),
        ])
}
