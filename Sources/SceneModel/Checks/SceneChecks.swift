import ConfigSchema
import ContextModel
package import SourceDiagnostics
import ThemeModel

/// Checks of a scene that need everything that it inherits.
///
/// They report only what stands in its own file.
enum SceneChecks {
    static func run(_ scene: Scene, theme: Theme?, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        guard let own = scene.chain.first else { return }
        checkIDs(own, &diagnostics)
        checkRemoved(scene, own, &diagnostics)
        checkPopups(scene, own, catalog, &diagnostics)
        checkViewer(scene, own, &diagnostics)
        if !own.placements.isEmpty || own.record?["remove"] != nil {
            checkLayout(scene, own, catalog, &diagnostics)
        }
        WidgetSceneChecks.run(scene, own, theme: theme, catalog, &diagnostics)
        guard let theme else { return }
        if own.record?["contexts"] != nil, let layer = scene.fixture?.layer {
            layer.forEachValue { _, _, value in
                TokensResolve.check(value, in: theme, &diagnostics)
                ModesExist.check(value, in: theme, &diagnostics)
            }
        }
        own.layer.forEachValue { _, _, value in
            TokensResolve.check(value, in: theme, &diagnostics)
            ModesExist.check(value, in: theme, &diagnostics)
        }
        TextIsReadable.check(
            theme, scene.cascade(over: theme), changedBy: own.layer, in: own.file, &diagnostics)
    }

    private static func checkIDs(_ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        var first: [String: Placement] = [:]
        first.reserveCapacity(own.placements.count)
        for placement in own.placements {
            // One id for two devices is one component that stands elsewhere on each.
            guard let earlier = first[placement.id] else {
                first[placement.id] = placement
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .duplicateID, at: placement.idRange, "two components are called '\(placement.id)'",
                    hint: "give one an 'id' of its own", notes: [.init("the first is here", at: earlier.idRange)]))
        }
    }

    private static func checkRemoved(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        let removed = own.record?["remove"]?.items ?? []
        guard !removed.isEmpty else { return }
        let inherited = Scene(chain: Array(scene.chain.dropFirst()), fixture: nil).placements.map(\.id)
        for value in removed {
            guard let id = value.stringValue, !inherited.contains(id) else { continue }
            let match = NearestName.match(id, in: inherited)
            diagnostics.append(
                Diagnostic(
                    .unknownRemoved, at: value.range, "no inherited component is called '\(id)'",
                    hint: match.map { "did you mean '\($0)'?" },
                    fixes: match.map { [FixIt("Write '\($0)'", replace: value.range, with: $0)] } ?? []))
        }
    }

    private static func checkPopups(
        _ scene: Scene, _ own: SceneDocument, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        let anchors = scene.placements.filter { !$0.isPopup }.flatMap { placement in
            catalog.components[placement.component].anchors.map { "\(placement.id).\($0)" }
        }
        for placement in own.placements {
            guard placement.isPopup else {
                if let opener = placement.opensFrom {
                    diagnostics.append(
                        Diagnostic(
                            .openerOfFlat, at: opener.range, "'\(placement.id)' is no popup, so nothing opens it",
                            hint: "add 'kind: suspend'"))
                }
                continue
            }
            if let frame = placement.frame.first {
                diagnostics.append(
                    Diagnostic(
                        .popupFrame, at: frame.keyRange,
                        "'\(placement.id)' is a popup, which stands beside what opens it; '\(frame.edge.name)' has no effect"
                    ))
            }
            guard let opener = placement.opensFrom else {
                diagnostics.append(
                    Diagnostic(
                        .popupWithoutOpener, at: placement.range, "nothing opens the popup '\(placement.id)'",
                        hint: "add 'opensFrom: …'"))
                continue
            }
            guard !anchors.contains(opener.text) else { continue }
            let match = NearestName.match(opener.text, in: anchors)
            diagnostics.append(
                Diagnostic(
                    .unknownOpener, at: opener.range, "nothing in the layout is called '\(opener.text)'",
                    hint: match.map { "did you mean '\($0)'?" },
                    notes: match == nil && !anchors.isEmpty
                        ? [.init("popups can open from " + anchors.joinedAsList("or"))] : [],
                    fixes: match.map { [FixIt("Write '\($0)'", replace: opener.range, with: $0)] } ?? []))
        }
    }

    private static func checkViewer(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        guard let viewer = own.text("viewer"), let fixture = scene.fixture else { return }
        guard !FixtureChecks.lacksUsers(fixture.record) else { return }
        let users = (fixture.record["users"]?.items ?? []).compactMap { $0.record?["uuid"]?.stringValue }
        guard !users.contains(viewer.text) else { return }
        let match = NearestName.match(viewer.text, in: users.prefix(500))
        diagnostics.append(
            Diagnostic(
                .unknownViewer, at: viewer.range, "the viewer '\(viewer.text)' is not among the fixture's users",
                hint: match.map { "did you mean '\($0)'?" },
                fixes: match.map { [FixIt("Write '\($0)'", replace: viewer.range, with: $0)] } ?? []))
    }

    private static func checkLayout(
        _ scene: Scene, _ own: SceneDocument, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        var reported: Set<Diagnostic> = []
        for device in Device.presets {
            let plan = ScenePlan(scene, on: device) { ScenePlan.nominalSize($0, catalog) }
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

extension Diagnostic {
    /// A ring of files that extend each other: one finding, in the member whose name comes first.
    ///
    /// `links` are the members with the places where they name the next one, `own` is the file that is being checked.
    static func ring(
        _ links: [(id: String, place: SourceRange)], from own: String, _ rule: Rule, noun: String
    ) -> [Diagnostic] {
        guard let first = links.indices.min(by: { links[$0].id < links[$1].id }), links[first].id == own else {
            return []
        }
        let ring = links[first...] + links[..<first]
        let names = ring.map(\.id).joinedAsRing()
        return [
            Diagnostic(
                rule, at: links[first].place, "the \(noun) extends itself: \(names)",
                notes: ring.dropFirst().prefix(12).map { .init("'\($0.id)' goes on here", at: $0.place) })
        ]
    }

    static func layout(_ problem: LayoutProblem, in plan: ScenePlan, device: Device) -> Diagnostic {
        let placement = plan.entries[problem.entry].placement
        if problem.kind == .underdetermined, let covered = placement.covers {
            return Diagnostic(
                Rule.layout(problem.kind), at: placement.range,
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
                fixes = [FixIt("Write '\(replacement)'", replace: place, with: replacement)]
            }
        }
        return Diagnostic(
            Rule.layout(problem.kind), at: place, problem.message, hint: problem.hint,
            notes: problem.notes.map { note in
                let target = note.property.flatMap { property in
                    let other = plan.entries[property.entry].placement
                    return other.frame.first { $0.edge == property.edge }?.keyRange ?? other.range
                }
                return Note(note.message, at: target)
            }, fixes: fixes)
    }

    static func layoutSyntax(_ error: LayoutSyntaxError, in value: ConfigValue, text: String) -> Diagnostic {
        let place = value.layoutRange(error.span, text: text)
        return Diagnostic(
            .layoutSyntax, at: place, "\(error.message); expected \(error.expected)", hint: error.hint,
            fixes: error.replacement.map { [FixIt("Write '\($0)'", replace: place, with: $0)] } ?? [])
    }

    /// A file that exists and cannot be read.
    package static func unreadable(_ path: String, _ error: FileError) -> Diagnostic {
        let place = SourceRange.startOf(SourceFile(path: path, bytes: []))
        if case .tooLarge(let limit) = error {
            return Diagnostic(.fileTooLarge, at: place, "the file is larger than \(limit) bytes and is not read")
        }
        return Diagnostic(.unreadableFile, at: place, "cannot read '\(path)': \(error.reason)")
    }
}
