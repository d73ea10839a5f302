/// Something that reads what others wrote, with inputs to start from and the promises that it must keep.
protocol FuzzTarget: Sendable {
    /// The word for it on the command line.
    static var name: String { get }

    /// Sets up what every input is tried on.
    init() throws

    /// Good inputs, from which others are made.
    func seeds() throws -> [[UInt8]]

    /// What such inputs are made of, beside what stands in the seeds.
    func words() throws -> [String]

    /// Tries an input.
    ///
    /// - Returns: The promises that were not kept, each as a sentence; none when all is well.
    func brokenPromises(_ input: [UInt8]) throws -> [String]
}

/// The targets that there are.
enum FuzzTargets {
    static let all: [any FuzzTarget.Type] = [
        ThemeTarget.self, SceneTarget.self, FixtureTarget.self, WidgetTarget.self, LayoutTarget.self, EditTarget.self,
        RequestTarget.self, CommandTarget.self, ExportTarget.self, ImportTarget.self, WidgetExportTarget.self,
    ]

    /// A target by its name.
    static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
