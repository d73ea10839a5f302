import Foundation
import NoiseMeter
import ProjectCommands

let noise = CommandLineTool(name: "noise", version: "1.0.0", registry: NoiseRegistry.registry)
exit(await noise.run())
