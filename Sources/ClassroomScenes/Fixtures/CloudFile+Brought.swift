package import ClassroomContexts
package import LiveValues
package import SceneRendering

extension CloudFile {
    /// A file that somebody has brought, with the pictures of its pages if it has any.
    package init(_ file: BroughtFile, at time: Timestamp) {
        self.init(
            id: file.id, name: file.name, size: file.size, updated: time, source: .brought(id: file.id),
            pages: (0..<file.pageCount).map { .brought(id: file.page($0)) })
    }
}
