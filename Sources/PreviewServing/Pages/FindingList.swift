import SceneRendering
import SourceDiagnostics

/// Findings as pages show them: the same words that `validate` prints.
struct FindingList: Hashable, Sendable {
    /// Everything that the last save left wrong.
    let diagnostics: [Diagnostic]
    /// What of it touches the view that is shown.
    let touching: [Diagnostic]
    /// The identifiers of the components on the page that the first of them speak of.
    var concerned: [[String]] = []
    /// The scene that is shown, when its file is gone.
    var missing: MissingScene?
    /// Whether the project has been checked; before that nobody knows.
    var isChecked = true
    /// The number of findings that comments accept.
    var acceptedCount = 0
    /// How many of these themes inherit from those that they extend.
    var inheritedCount = 0
    let editor: EditorLink
    let texts: PageTexts

    /// The findings that a page lists; more are counted.
    static let maxListed = 100

    var errorCount: Int { diagnostics.count { $0.severity == .error } }

    /// The section of the side panel.
    var node: HTMLNode {
        let id = HTMLAttribute.id(.findings)
        guard isChecked else {
            let hint = HTMLNode.element(.p, .class("d-hint"), text: texts.checking)
            return .element(.div, id, children: [.element(.h2, text: texts.findings), hint])
        }
        guard !diagnostics.isEmpty else {
            return .element(
                .div, id,
                children: [
                    .element(.h2, text: texts.findings),
                    .element(
                        .p, .class("d-hint"),
                        children: [
                            .text(texts.none + accepted + texts.noneHelp.before), .element(.code, text: "validate"),
                            .text(texts.noneHelp.after),
                        ]),
                ])
        }
        return .element(
            .div, id, children: [.element(.h2, text: title(diagnostics) + accepted), list(diagnostics)])
    }

    private var accepted: String {
        acceptedCount > 0 ? texts.accepted(acceptedCount, inherited: inheritedCount) : ""
    }

    /// What stands on the section's tab, with the number of findings.
    ///
    /// Only this changes with a save: which tab is chosen is the page's business.
    var label: HTMLNode {
        let severity = errorCount > 0 ? "error" : "warning"
        let count: [HTMLNode] =
            diagnostics.isEmpty
            ? [] : [.element(.span, .class("d-count"), .data(.severity, severity), text: String(diagnostics.count))]
        return .element(.span, .id(.findingsLabel), children: [.text(texts.findings)] + count)
    }

    /// What lies over the last good picture while files are broken; an empty, hidden element while they are not.
    var overlay: HTMLNode {
        let errors = touching.filter { $0.severity == .error }
        let id = HTMLAttribute.id(.overlay)
        if let missing { return self.missing(missing, id) }
        if errors.isEmpty { return .element(.div, id, .hidden) }
        let fingerprint = errors.map { "\($0.range) \($0.id) \($0.message)" }.joined(separator: "\n")
        return overlay(
            id, fingerprint, title: title(errors), text: texts.lastPictureStays,
            list(errors))
    }

    private func missing(_ scene: MissingScene, _ id: HTMLAttribute) -> HTMLNode {
        let links = scene.newcomers.prefix(Self.maxListed).map { name in
            HTMLNode.element(
                .li, .class("d-finding"),
                children: [
                    .text(texts.isNew("Scenes/\(name).yaml")),
                    .element(.a, .href("/?" + ViewQuery.text([(.scene, name)])), text: texts.showIt),
                ])
        }
        return overlay(
            id, "missing \(scene.newcomers)", title: texts.isGone("Scenes/\(scene.id).yaml"),
            text: texts.goneHelp,
            links.isEmpty ? .nothing : .element(.ul, .class("d-findings"), children: links))
    }

    private func overlay(
        _ id: HTMLAttribute, _ fingerprint: String, title: String, text: String, _ content: HTMLNode
    ) -> HTMLNode {
        let header = HTMLNode.element(
            .header,
            children: [
                .element(
                    .div, children: [.element(.h2, .id("d-overlay-title"), text: title), .element(.p, text: text)]),
                .element(
                    .button, .type("button"), .class("d-button d-needs-script"), .data(.dismissFindings),
                    text: texts.close),
            ])
        return .element(
            .section, id, .class("d-overlay"), .role("alert"), .aria("labelledby", "d-overlay-title"),
            .data(.findings, fingerprint), children: [header, content])
    }

    /// The findings one below the other.
    func list(_ diagnostics: [Diagnostic]) -> HTMLNode {
        let unlisted = diagnostics.count - Self.maxListed
        let rest: [HTMLNode] =
            unlisted > 0
            ? [
                .element(
                    .li, .class("d-finding d-hint"),
                    children: [
                        .text(texts.more(unlisted).before), .element(.code, text: "validate"),
                        .text(texts.more(unlisted).after),
                    ])
            ]
            : []
        return .element(
            .ul, .class("d-findings"), children: diagnostics.prefix(Self.maxListed).map { node($0) } + rest)
    }

    /// What outlines a finding's components in the picture; nothing where it has none there.
    private func outlining(_ diagnostic: Diagnostic) -> HTMLNode {
        guard let index = diagnostics.prefix(concerned.count).firstIndex(of: diagnostic), !concerned[index].isEmpty
        else {
            return .nothing
        }
        return .element(
            .button, .type("button"), .class("d-outlining d-needs-script"), .aria("pressed", "false"),
            .data(.finding, "\(diagnostic.range) \(diagnostic.id) \(diagnostic.message)"),
            .data(.outlines, concerned[index].joined(separator: " ")), .title(texts.outlineHelp),
            text: texts.show)
    }

    private func node(_ diagnostic: Diagnostic) -> HTMLNode {
        let place = HTMLNode.element(
            .p, .class("d-finding-place"),
            children: [
                .element(
                    .span, .class("d-finding-kind"), .data(.severity, diagnostic.severity.rawValue),
                    text: texts.severity(diagnostic.severity)),
                editor.node(diagnostic.range), .element(.code, text: diagnostic.id), outlining(diagnostic),
            ])
        return .element(
            .li, .class("d-finding"),
            children: [
                place, .element(.p, .class("d-finding-text"), texts.english, text: diagnostic.message),
                excerpt(diagnostic),
                notes(diagnostic),
            ])
    }

    private func excerpt(_ diagnostic: Diagnostic) -> HTMLNode {
        guard let excerpt = SourceExcerpt(diagnostic) else { return .nothing }
        let advice = (excerpt.advice.map { " " + $0 } ?? "") + "\n"
        let marks = HTMLNode.element(
            .span, .class("d-mark-line"),
            children: [.text(excerpt.gutter() + excerpt.underline), .element(.span, .class("d-fix"), text: advice)])
        return .element(
            .pre, .class("d-source"), .tabIndex(0), .aria("label", texts.source),
            children: excerpt.lines.map { .element(.span, text: excerpt.gutter($0) + $0.text + "\n") } + [marks])
    }

    private func notes(_ diagnostic: Diagnostic) -> HTMLNode {
        if diagnostic.notes.isEmpty { return .nothing }
        return .element(
            .ul, .class("d-finding-notes"),
            children: diagnostic.notes.map { note in
                .element(
                    .li,
                    children: [.element(.span, texts.english, text: note.message), .text(" ")]
                        + (note.range.map { [editor.node($0)] } ?? []))
            })
    }

    private func title(_ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count { $0.severity == .error }
        return texts.counts(errors: errors, warnings: diagnostics.count - errors)
    }
}
