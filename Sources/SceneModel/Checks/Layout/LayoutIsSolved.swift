import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// The frames of a scene decide where everything stands, on every screen that has a name.
enum LayoutIsSolved: Check {
    static let rules = LayoutProblem.Kind.allCases.map(\.rule)

    /// Adds the findings in the scene's own file, and gives where everything stands on each screen.
    ///
    /// There are no plans for a scene that places nothing itself, nor for one whose frames have problems.
    static func solve(
        _ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) -> [ScenePlan] {
        guard !own.placements.isEmpty || own.record?["remove"] != nil else { return [] }
        let lacksPlacement = scene.lacksPlacement
        var reported = Reported()
        var plans: [ScenePlan] = []
        for device in scene.devices {
            let plan = ScenePlan(scene, on: device) { ScenePlan.nominalSize($0, catalog) }
            plans.append(plan)
            for problem in plan.problems where !problem.isConsequence(in: plan, lacksPlacement: lacksPlacement) {
                var finding = Diagnostic.layout(problem, in: plan, device: device, of: scene)
                if problem.kind == .negativeSize, finding.range.file.path != own.file.path,
                    let place = plan.frame(behind: problem, in: own, on: device.deviceClass)
                {
                    finding = finding.blaming(place, "it is placed here")
                }
                // What both devices have is one finding, and what an inherited file has is that file's.
                guard finding.range.file.path == own.file.path,
                    !plan.hasUnreadableFrame(problem.entry, on: device.deviceClass),
                    reported.insert(finding, of: problem.kind)
                else { continue }
                diagnostics.append(finding)
            }
        }
        return plans.allSatisfy(\.problems.isEmpty) ? plans : []
    }
}

/// What was found on one screen and need not be told again of another.
private struct Reported {
    private var findings: Set<Diagnostic> = []
    private var tooSmall: Set<SourceRange> = []

    /// Whether a finding is new; how far a size is below zero differs from screen to screen, and is one mistake.
    mutating func insert(_ finding: Diagnostic, of kind: LayoutProblem.Kind) -> Bool {
        if kind == .negativeSize, !tooSmall.insert(finding.range).inserted { return false }
        return findings.insert(finding).inserted
    }
}

extension LayoutProblem {
    /// Whether something else is wrong: an entry that could not be read, or one that is a popup and does not say so.
    fileprivate func isConsequence(in plan: ScenePlan, lacksPlacement: Bool) -> Bool {
        let placement = plan.entries[entry].placement
        switch kind {
        case .unknownID: return lacksPlacement
        case .underdetermined:
            return lacksPlacement && placement.covers != nil || !placement.isPopup && placement.opensFrom != nil
        default: return false
        }
    }
}

extension ScenePlan {
    /// The frame in a scene's own file to which that of an inherited entry refers, perhaps through others.
    fileprivate func frame(
        behind problem: LayoutProblem, in own: SceneDocument, on device: DeviceClass
    ) -> SourceRange? {
        guard let axis = problem.edges.first?.axis,
            let found = ownEntry(behind: problem.entry, along: [axis], in: own, on: device)
        else { return nil }
        let placement = entries[found.entry].placement
        return placement.frame.first { $0.edge.axis == axis && $0.value(on: device) != nil }?.keyRange
            ?? placement.range
    }

    /// Whether an edge of an entry could not be read; what seems to be missing then means nothing.
    fileprivate func hasUnreadableFrame(_ entry: Int, on device: DeviceClass) -> Bool {
        entries[entry].placement.hasLostEdge
            || entries[entry].placement.frame.contains {
                $0.hasLostDevice || $0.value(on: device) != nil && $0.expression(on: device) == nil
            }
    }
}

extension LayoutProblem.Kind {
    /// What its findings are.
    var rule: Rule {
        switch self {
        case .overdetermined: .overdetermined
        case .underdetermined: .underdetermined
        case .unknownID: .layoutUnknownID
        case .popup: .layoutPopup
        case .axis: .layoutAxis
        case .cycle: .layoutCycle
        case .negativeSize: .negativeSize
        case .outOfRange: .outOfRange
        }
    }
}

extension Diagnostic {
    /// The finding about what the solver could not do on a screen.
    fileprivate static func layout(
        _ problem: LayoutProblem, in plan: ScenePlan, device: Device, of scene: Scene
    ) -> Diagnostic {
        let placement = plan.entries[problem.entry].placement
        if problem.kind == .underdetermined, let finding = lackingDevice(placement, problem, device) { return finding }
        if problem.kind == .underdetermined, let covered = placement.covers {
            return Diagnostic(
                problem.kind.rule, at: placement.range,
                "'\(placement.id)' has no frame, and there is no '\(covered)' for it to cover",
                hint: "add '\(covered)', or left, right, top and bottom")
        }
        let value = problem.edges.first.flatMap { edge in placement.frame.first { $0.edge == edge } }
        let written = value?.value(on: device.deviceClass)
        var place = value?.keyRange ?? placement.range
        var fixes: [FixIt] = []
        if let span = problem.span, let written, let text = written.stringValue {
            place = written.layoutRange(span, text: text)
            if let replacement = problem.replacement {
                fixes = [Suggestion(replacement).fix(replacing: place)]
            }
        }
        if problem.kind == .unknownID, let id = problem.unknownID {
            let cause = DiagnosticCause("component \(id)", in: place.file.path)
            if let other = scene.placements.first(where: { $0.id == id }), let devices = other.devices {
                let values = scene.devices.classes.map { "\($0.rawValue): …" }.joined(separator: ", ")
                return Diagnostic(
                    problem.kind.rule, at: place,
                    "\(LayoutText.quoted(id)) is there on \(devices.joinedAsList()) only, and not on "
                        + device.deviceClass.rawValue,
                    hint: "give each device a value: { \(values) }",
                    notes: [.init("it is placed here", at: other.range)]
                ).caused(by: cause)
            }
            return Diagnostic(
                problem.kind.rule, at: place, problem.message, hint: problem.hint,
                notes: problem.hint == nil ? .known(plan.flatIDs, "components") : [], fixes: fixes
            ).caused(by: cause)
        }
        return Diagnostic(
            problem.kind.rule, at: place, problem.message, hint: problem.hint,
            notes: problem.notes.map { note in
                let target = note.property.flatMap { property in
                    let other = plan.entries[property.entry].placement
                    return other.frame.first { $0.edge == property.edge }?.keyRange ?? other.range
                }
                return Note(note.message, at: target)
            }, fixes: fixes)
    }

    /// The finding about an edge that has values for other devices; nil when there is none on the problem's axis.
    private static func lackingDevice(
        _ placement: Placement, _ problem: LayoutProblem, _ device: Device
    ) -> Diagnostic? {
        let edge = placement.frame.first { value in
            value.value(on: device.deviceClass) == nil && (problem.axis.map { $0 == value.edge.axis } ?? true)
        }
        guard let edge, let place = edge.valueRange else { return nil }
        return Diagnostic(
            problem.kind.rule, at: place,
            "'\(edge.edge.name)' has no value for \(device.deviceClass.rawValue)",
            hint: "add '\(device.deviceClass.rawValue): …', or one value for all")
    }
}
