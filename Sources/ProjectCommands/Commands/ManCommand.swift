/// `man`: the manual page.
enum ManCommand {
    static let command = Command(
        name: "man",
        summary: "Print the manual page, for 'man -l -' or a folder of them.",
        arguments: [],
        examples: [],
        exits: [.init(.success, "the page was printed"), .init(.usage, "the command line is wrong")])
}
