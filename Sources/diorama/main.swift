import Foundation

let code = await Diorama.run(
    Array(CommandLine.arguments.dropFirst()),
    terminal: .standard(environment: ProcessInfo.processInfo.environment))
exit(code.rawValue)
