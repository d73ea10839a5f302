import Foundation
import ProjectCommands

exit(await Diorama.run(Array(CommandLine.arguments.dropFirst())))
