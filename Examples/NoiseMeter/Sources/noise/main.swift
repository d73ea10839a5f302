import ClassroomPreview
import Foundation
import NoiseMeter
import ProjectCommands

let noise = CommandLineTool(name: "noise", version: "1.0.0") { [try NoiseClassroom.kind()] }
exit(await noise.run())
