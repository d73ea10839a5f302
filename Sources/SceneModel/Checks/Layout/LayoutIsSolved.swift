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
        var reported: Set<Diagnostic> = []
        var plans: [ScenePlan] = []
        for device in scene.devices {
            let plan = ScenePlan(scene, on: device) { ScenePlan.nominalSize($0, catalog) }
            plans.append(plan)
            for problem in plan.problems {
                let finding = Diagnostic.layout(problem, in: plan, device: device)
                // What both devices have is one finding, and what an inherited file has is that file's.
                guard finding.range.file.path == own.file.path,
                    !plan.hasUnreadableFrame(problem.entry, on: device.deviceClass),
                    reported.insert(finding).inserted
                else { continue }
                diagnostics.append(finding)
            }
        }
        return plans.allSatisfy(\.problems.isEmpty) ? plans : []
    }
}

extension ScenePlan {
    /// Whether an edge of an entry could not be read; what seems to be missing then means nothing.
    fileprivate func hasUnreadableFrame(_ entry: Int, on device: DeviceClass) -> Bool {
        entries[entry].placement.hasLostEdge
            || entries[entry].placement.frame.contains {
                $0.value(on: device) != nil && $0.expression(on: device) == nil
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
    fileprivate static func layout(_ problem: LayoutProblem, in plan: ScenePlan, device: Device) -> Diagnostic {
        let placement = plan.entries[problem.entry].placement
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
}
