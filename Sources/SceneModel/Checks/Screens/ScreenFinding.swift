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
    /// The audiences that can have it; nil for all.
    let roles: [String]?
    /// What it is about, where that can be several things.
    private(set) var names: [String]
    private let notes: [Diagnostic.Note]
    /// How bad it is; the worst one's words are those that are told.
    private var weight: Double
    private var words: (_ names: [String], _ place: String) -> (message: String, hint: String)
    private var places: [(device: DeviceClass, audiences: [String])]

    init(
        _ rule: Rule, at range: SourceRange, in view: ScreenSurvey.View, identity: String = "",
        roles: [String]? = nil, names: [String] = [], notes: [Diagnostic.Note] = [], weight: Double = 0,
        _ words: @escaping (_ names: [String], _ place: String) -> (message: String, hint: String)
    ) {
        self.rule = rule
        self.range = range
        self.identity = identity
        self.roles = roles
        self.names = names
        self.notes = notes
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
        return Diagnostic(rule, at: range, message, hint: hint, notes: notes)
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
}
