import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// One thing that is wrong on screens, and for whom.
struct ScreenFinding {
    let rule: Rule
    /// Its cause, in the scene's own file.
    let range: SourceRange
    /// What tells it apart from others of its rule at the same place.
    let identity: String
    /// The own entry that does it to another one; nil when the fault is in what has it.
    let culprit: Placement?
    /// The audiences that can have it; nil for all.
    private(set) var roles: [String]?
    /// What it is about, where that can be several things.
    private(set) var names: [String]
    private var notes: [Diagnostic.Note]
    /// How bad it is; the worst one's words are those that are told.
    private var weight: Double
    private var words: (_ names: [String], _ place: String) -> (message: String, hint: String)
    private var places: [(device: DeviceClass, audiences: [String])]

    init(
        _ rule: Rule, at range: SourceRange, in view: ScreenSurvey.View, identity: String = "",
        roles: [String]? = nil, names: [String] = [], notes: [Diagnostic.Note] = [],
        culprit: Placement? = nil, weight: Double = 0,
        _ words: @escaping (_ names: [String], _ place: String) -> (message: String, hint: String)
    ) {
        self.rule = rule
        self.range = range
        self.identity = identity
        self.roles = roles
        self.names = names
        self.notes = notes
        self.culprit = culprit
        self.weight = weight
        self.words = words
        places = [(view.device.deviceClass, view.audiences)]
    }

    /// Whether both say the same, for whomever.
    func isSame(as other: ScreenFinding) -> Bool {
        rule == other.rule && identity == other.identity && range == other.range
    }

    /// Adds those who have the same.
    mutating func add(_ other: ScreenFinding) {
        names += other.names.filter { !names.contains($0) }
        notes += other.notes.filter { !notes.contains($0) }
        roles = roles.flatMap { known in other.roles.map { known + $0 } }
        if other.weight > weight { (weight, words) = (other.weight, other.words) }
        for place in other.places {
            if let known = places.firstIndex(where: { $0.device == place.device }) {
                places[known].audiences += place.audiences.filter { !places[known].audiences.contains($0) }
            } else {
                places.append(place)
            }
        }
    }

    /// The finding, which says where it holds unless that is everywhere.
    func diagnostic(in survey: ScreenSurvey) -> Diagnostic {
        let classes = survey.scene.devices.classes
        let devices = classes.filter { known in places.contains { $0.device == known } }.map(\.rawValue)
        let audiences = survey.audiences.filter { name in places.contains { $0.audiences.contains(name) } }
        var place = devices.count < classes.count ? " on \(devices.joinedAsList())" : ""
        let having = survey.audiences.filter { roles?.contains($0) ?? true }
        if audiences.count < having.count { place += " for \(audiences.joinedAsList())" }
        let (message, hint) = words(names, place)
        let shown = 12
        let rest = notes.count - shown
        let told = notes.prefix(shown) + (rest > 0 ? [Diagnostic.Note("and in \(rest) more places")] : [])
        return Diagnostic(rule, at: range, message, hint: hint, notes: Array(told))
    }

    /// Adds as notes what the same entry does besides.
    fileprivate mutating func note(_ other: ScreenFinding, in survey: ScreenSurvey) {
        let isOfCulprit = other.rule == .drawnTwice || !other.names.isEmpty
        let further =
            isOfCulprit
            ? other.notes : [Diagnostic.Note(other.diagnostic(in: survey).message, at: other.range)]
        notes += further.filter { one in !notes.contains { $0.range == one.range } && one.range != range }
    }

    /// How well it tells what its culprit does: the least first.
    fileprivate var order: Int {
        if rule == .drawnTwice { return 0 }
        let isOverlap = rule == .screenOverlap
        return names.isEmpty ? (isOverlap ? 4 : 3) : (isOverlap ? 2 : 1)
    }
}

extension [ScreenFinding] {
    /// Adds findings, those that are here already to themselves.
    mutating func merge(_ others: [ScreenFinding]) {
        for finding in others {
            if let known = firstIndex(where: { $0.isSame(as: finding) }) {
                self[known].add(finding)
            } else {
                append(finding)
            }
        }
    }

    /// The findings, where what one entry does to others is one, with the rest as notes.
    func toldOnceForEachCulprit(in survey: ScreenSurvey) -> [ScreenFinding] {
        var leaders: [ObjectIdentifier: Int] = [:]
        for (index, finding) in enumerated() {
            guard let culprit = finding.culprit else { continue }
            let known = leaders[ObjectIdentifier(culprit)]
            if known.map({ finding.order < self[$0].order }) ?? true { leaders[ObjectIdentifier(culprit)] = index }
        }
        var told = self
        var joined: Set<Int> = []
        for (index, finding) in enumerated() {
            guard let culprit = finding.culprit, let leader = leaders[ObjectIdentifier(culprit)], leader != index,
                // Of several that it overlaps in its own file, each may be the one that stands wrong.
                self[leader].order < 4
            else { continue }
            told[leader].note(finding, in: survey)
            joined.insert(index)
        }
        return told.indices.filter { !joined.contains($0) }.map { told[$0] }
    }
}

extension [String] {
    /// Names in quotes for a sentence; of many, the first.
    func joinedInQuotes() -> String {
        let shown = count > 5 ? 3 : count
        let quoted = prefix(shown).map { "'\($0)'" }
        return (quoted + (count > shown ? ["\(count - shown) more"] : [])).joinedAsList()
    }
}
