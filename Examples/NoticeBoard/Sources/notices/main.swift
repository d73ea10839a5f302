import Foundation
import NoticeBoard
import ProjectCommands

let notices = CommandLineTool(name: "notices", version: "1.0.0") { [NoticeBoardKind()] }
exit(await notices.run())
