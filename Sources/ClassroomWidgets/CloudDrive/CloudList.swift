import ClassroomContexts

/// What a viewer sees of the drive: which files, in which order, which of them marked.
struct CloudList: Hashable, Sendable {
    enum Tab: String, CaseIterable, Sendable { case shared, own }

    enum Column: String, CaseIterable, Sendable { case name, size, updated }

    var tab = Tab.shared
    var query = ""
    private(set) var column = Column.updated
    private(set) var isAscending = false
    /// The identifiers of the files that are marked.
    var selected: Set<String> = []

    /// The most files that a page shows, as upstream fetches them: who has more looks for a name.
    static let limit = 100

    init(tab: Tab = .shared) { self.tab = tab }

    /// Whether it shows all files of its tab in their first order, and none is marked.
    var isWhole: Bool { self == CloudList(tab: tab) }

    mutating func show(_ name: String) {
        guard let tab = Tab(rawValue: name), tab != self.tab else { return }
        self = CloudList(tab: tab)
    }

    /// Sorts by a column; by the same one again, the other way round.
    mutating func sort(by name: String) {
        guard let column = Column(rawValue: name) else { return }
        isAscending = column == self.column ? !isAscending : column == .name
        self.column = column
    }

    mutating func select(_ id: String, _ isSelected: Bool) {
        if isSelected { selected.insert(id) } else { selected.remove(id) }
    }

    /// The files that are shown.
    func files(in cloud: CloudContext) -> [CloudFile] {
        let all = tab == .shared ? cloud.getSharedFiles() : cloud.getOwnFiles()
        let wanted = query.lowercased()
        let found = wanted.isEmpty ? all : all.filter { $0.name.lowercased().contains(wanted) }
        return found.sorted { isAscending ? precedes($0, $1) : precedes($1, $0) }
    }

    private func precedes(_ left: CloudFile, _ right: CloudFile) -> Bool {
        switch column {
        case .name: (left.name.lowercased(), left.id) < (right.name.lowercased(), right.id)
        case .size: (left.size ?? -1, left.name) < (right.size ?? -1, right.name)
        case .updated: (left.updated, left.name) < (right.updated, right.name)
        }
    }
}
