import Foundation
import NoiseMeter
import PreviewServing

// The live preview of this folder, with the component and the widget of this package added to the built-in ones:
// `noise-preview [PORT]`, 8081 unless told otherwise, 0 for any that is free.
let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 8081
do {
    let registry = try NoiseRegistry.registry()
    let server = PreviewServer(root: FileManager.default.currentDirectoryPath, registry: registry)
    let address = try await server.start(port: port)
    FileHandle.standardOutput.write(Data("Preview at \(address.url)\n".utf8))
    // Until Ctrl-C.
    while true { try await Task.sleep(for: .seconds(86_400)) }
} catch {
    FileHandle.standardError.write(Data("noise-preview: \(error)\n".utf8))
    exit(2)
}
