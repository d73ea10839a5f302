import Testing

@testable import ProjectCommands

@Suite struct CommandLineParserTests {
    @Test(arguments: [
        "validate --format json Themes Scenes", "validate --format=json -- Themes Scenes",
        "validate Themes --format text --format json Scenes", "--root . validate Themes Scenes --format json",
    ])
    func readsOptionsWhereverTheyStand(line: String) throws {
        let arguments = try parsedArguments(line)
        #expect(try arguments[ValidateCommand.paths] == ["Themes", "Scenes"])
        #expect(arguments[ValidateCommand.format] == .json)
        #expect(arguments[ValidateCommand.strict] == false)
        #expect(arguments[CommonOptions.root] == (line.contains("--root") ? "." : nil))
    }

    @Test func givesDefaultsForWhatIsNotSaid() throws {
        let arguments = try parsedArguments("preview")
        #expect(arguments[PreviewCommand.port] == 8080)
        #expect(arguments[PreviewCommand.host] == "127.0.0.1")
        #expect(arguments[PreviewCommand.open] == false)
        #expect(arguments[CommonOptions.color] == .auto)
    }

    @Test(arguments: ["render lobby -o page.html", "render -opage.html lobby", "render --output=page.html lobby"])
    func readsShortAndLongForms(line: String) throws {
        let arguments = try parsedArguments(line)
        #expect(try arguments[ViewOptions.scene] == "lobby")
        #expect(arguments[RenderCommand.output] == "page.html")
        #expect(arguments[ViewOptions.theme] == nil)
    }

    @Test(arguments: ["render lobby --at -100d", "render --at=-100d lobby"])
    func takesNegativeValues(line: String) throws {
        #expect(try parsedArguments(line)[ViewOptions.at] == "-100d")
    }

    @Test(arguments: [("validate -- --strict", ["--strict"]), ("validate -", ["-"]), ("validate", [])])
    func takesWordsThatLookLikeOptionsWhereTheyCannotBeOptions(line: String, paths: [String]) throws {
        let arguments = try parsedArguments(line)
        #expect(try arguments[ValidateCommand.paths] == paths)
        #expect(arguments[ValidateCommand.strict] == false)
    }

    @Test(arguments: [
        ("--help", ""), ("-h", ""), ("help", ""), ("help layout", "layout"), ("layout --help", "layout"),
        ("layout -h --device phone", "layout"), ("--version --help", ""),
    ])
    func asksForHelpEvenWhenArgumentsAreMissing(line: String, command: String) throws {
        guard case .help(let asked) = try parser.parse(words(of: line)) else {
            Issue.record("'\(line)' does not ask for help")
            return
        }
        #expect(asked?.name ?? "" == command)
    }

    @Test(arguments: [
        ("", "no command given", "--help"),
        ("valdate", "unknown command 'valdate'; did you mean 'validate'?", "--help"),
        ("dance", "unknown command 'dance'", "--help"),
        ("validate --strct", "unknown option '--strct'; did you mean '--strict'?", "validate --help"),
        ("--stric validate", "unknown option '--stric'", "--help"),
        ("render lobby -x", "unknown option '-x'", "render --help"),
        ("render lobby --theme", "option '--theme' needs a value: --theme THEME", "render --help"),
        ("render lobby --theme --mode dark", "option '--theme' needs a value: --theme THEME", "render --help"),
        ("validate --strict=yes", "option '--strict' takes no value", "validate --help"),
        (
            "validate --format jsn",
            "'--format' cannot be 'jsn': expected text, json, sarif or github; did you mean 'json'?", "validate --help"
        ),
        ("preview --port 80800", "'--port' cannot be '80800': expected a number from 0 to 65535", "preview --help"),
        ("--color=sometimes", "'--color' cannot be 'sometimes': expected auto, always or never", "--help"),
        ("layout", "missing argument 'SCENE'", "layout --help"),
        ("explain lobby", "missing argument 'KEYPATH'", "explain --help"),
        ("layout lobby hall", "unexpected argument 'hall'", "layout --help"),
    ])
    func explainsWhatIsWrong(line: String, message: String, help: String) {
        #expect(throws: UsageError(message, help: help)) { try parser.parse(words(of: line)) }
    }

    private let parser = CommandLineParser(commands: allCommands)

    private func parsedArguments(_ line: String) throws -> ParsedArguments {
        guard case .run(_, let arguments) = try parser.parse(words(of: line)) else {
            throw UsageError("'\(line)' runs no command")
        }
        return arguments
    }

    private func words(of line: String) -> [String] { line.split(separator: " ").map(String.init) }
}

/// Every command that the tool declares, in the order of its help text.
let allCommands: [Command] = {
    let plain = CommandLineTool.subcommands.map(\.command)
    return (try? CommandLineTool.diorama.commands(plain)) ?? plain
}()
