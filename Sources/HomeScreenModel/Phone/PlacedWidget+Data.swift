import LiveValues
package import SourceDiagnostics

extension PlacedWidget {
    /// What stands in the files of data that the widget reads.
    ///
    /// - Parameter files: The files that there are, by their paths below the project's folder.
    /// - Returns: Each file's value, or why there is none.
    package func data(in files: [String: SourceFile]) -> [(SourceAddress, Delivery)] {
        sources.compactMap { source in
            guard case .file(let name) = source.origin else { return nil }
            let path = file.folder + name
            guard let text = files[path]?.text else {
                return (.file(path: path), .failure("there is no file '\(path)'", status: nil))
            }
            let value = LiveValue(json: text)
            return (.file(path: path), value.map { .value($0) } ?? .failure("'\(path)' is no JSON", status: nil))
        }
    }
}
