import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension ReferenceTopic {
    /// The product's texts, in every language.
    static func texts(_ source: ReferenceSource) -> ReferenceTopic {
        let strings = source.theme?.strings ?? source.catalog.strings
        let locales = source.catalog.vocabulary.locales
        let rows = strings.keys.map { key in
            ReferenceRow(
                id: key, name: key,
                facts: locales.map { locale in
                    ReferenceRow.Fact(
                        text: strings.locales(of: key).contains(locale) ? strings.text(key, locale: locale) : "–")
                }, summary: "")
        }
        let page = ReferencePage(
            name: "strings", anchor: "strings", title: "strings",
            summary: "What components say, by the key under which a theme's `strings` may replace it:"
                + " `strings: { \(rows.first?.name ?? "key"): { en: My words } }`.",
            blocks: [.table(["Key"] + locales, rows)])
        return ReferenceTopic(
            name: "texts", title: "Texts",
            summary: "The texts of the product, which a theme may replace; names and questions of people stand in"
                + " fixtures.", pages: rows.isEmpty ? [] : [page])
    }

    /// What a fixture may say.
    static func contexts(_ source: ReferenceSource) -> ReferenceTopic {
        let group = FixtureFormat.group(for: source.catalog, source.project.kinds)
        return ReferenceTopic(
            name: "contexts", title: "Contexts",
            summary: "What a fixture may say: who and what is there while a scene is previewed.",
            pages: group.members.filter { !$0.key.hasPrefix("$") }.map { spec in
                ReferencePage(
                    name: spec.key, anchor: "contexts-\(spec.key)", title: spec.key, summary: spec.summary,
                    blocks: blocks(of: spec))
            })
    }

    /// How components are put into their places.
    static func layout(_ source: ReferenceSource) -> ReferenceTopic {
        let scene = SceneFormat.group(for: source.catalog, source.project.kinds)
        let compose = scene.members.first { $0.key == "compose" }
        let page = ReferencePage(
            name: "compose", anchor: "compose", title: "compose",
            summary: compose?.summary ?? "",
            blocks: LayoutWords.blocks + (compose.map { blocks(of: $0) } ?? []))
        return ReferenceTopic(
            name: "layout", title: "Layout", summary: "Where components stand: edges, sizes and popups of a scene.",
            pages: [page])
    }

    /// The files of a project, with what stands at their top level.
    static func files(_ source: ReferenceSource) -> ReferenceTopic {
        let layout = ProjectLayout.standard
        let formats: [(name: String, place: String, group: PropertyGroup)] =
            [
                ("theme", "\(layout.themeFolder)/NAME\(layout.ending)", ThemeFormat.group(for: source.catalog)),
                (
                    "scene", "\(layout.sceneFolder)/NAME\(layout.ending)",
                    SceneFormat.group(for: source.catalog, source.project.kinds)
                ),
                ("project", layout.projectFile, ProjectFormat.group),
            ] + source.project.kinds.fileFormats.map { ($0.name, $0.path(of: "NAME"), $0.group(for: source.catalog)) }
        let pages = formats.map { format in
            // What these hold has pages of its own.
            let rows = format.group.members.filter { !["$schema", "components"].contains($0.key) }.map { spec in
                ReferenceRow(spec, id: "\(format.name).\(spec.key)", name: spec.key)
            }
            return ReferencePage(
                name: format.name, anchor: "file-\(format.name)", title: format.place,
                summary: "What stands at the top level of `\(format.place)`.",
                blocks: [.table(ReferenceRow.propertyHeadings, rows)])
        }
        let preset = ReferencePage(
            name: "preset", anchor: "file-preset", title: "\(layout.presetFolder)/NAME\(layout.ending)",
            summary:
                "A preset is a scene that is there to be extended: it has the keys of a `scene`, and others start from"
                + " it.",
            blocks: [
                .code("scene: NAME\nextends: presets/small\n", label: "\(layout.sceneFolder)/NAME\(layout.ending)"),
                .paragraph(
                    "Entries of `compose` are added to the preset's; one with the id of an inherited entry replaces it, and"
                        + " `remove` takes inherited ones out."),
            ], otherName: "presets")
        return ReferenceTopic(
            name: "files", title: "Files", summary: "What the files of a project may say at their top level.",
            pages: pages + [preset])
    }

    /// What the files of kinds' own say below their top level, a page for each key of them that has keys below it.
    static func sections(_ source: ReferenceSource) -> ReferenceTopic {
        let pages = source.project.kinds.fileFormats.flatMap { format in
            format.group(for: source.catalog).members.compactMap { spec -> ReferencePage? in
                let id = "\(format.name).\(spec.key)"
                let rows = ReferenceRow.nested(in: spec.kind, below: id + ".")
                guard !rows.isEmpty else { return nil }
                return ReferencePage(
                    name: id, anchor: "section-\(id)", title: spec.key,
                    summary: "\(spec.summary) It stands in \(format.path(of: "NAME")).",
                    blocks: [.table(ReferenceRow.propertyHeadings, rows)])
            }
        }
        return ReferenceTopic(
            name: "sections", title: "Sections",
            summary: "What stands in files below their top level, with every key; a word in capitals is a name.",
            pages: pages)
    }

    /// What a kind of scene tells of things that only its files have.
    static func declared(_ topic: DeclaredTopic) -> ReferenceTopic {
        // Several topics may have things of one name, and components, too: `views.text`.
        let pages = topic.entries.map { entry in
            let id = "\(topic.name).\(entry.name)"
            var blocks: [ReferenceBlock] = entry.example.isEmpty ? [] : [.paragraph("Written as `\(entry.example)`.")]
            if let group = entry.group {
                blocks.append(.table(ReferenceRow.propertyHeadings, ReferenceRow.all(of: group, below: id + ".")))
            }
            return ReferencePage(
                name: id, anchor: "\(topic.name)-\(entry.name)", title: entry.name, summary: entry.summary,
                blocks: blocks)
        }
        return ReferenceTopic(
            name: topic.name, title: topic.name.prefix(1).uppercased() + topic.name.dropFirst(),
            summary: topic.summary, pages: pages)
    }

    private static func blocks(of spec: PropertySpec) -> [ReferenceBlock] {
        let groups = spec.kind.innerGroups
        guard !groups.isEmpty else { return [.paragraph("Kind: \(spec.kind.words).")] }
        var seen: Set<String> = []
        let rows = groups.flatMap { ReferenceRow.all(of: $0, below: spec.key + ".") }
        return [.table(ReferenceRow.propertyHeadings, rows.filter { seen.insert($0.id).inserted })]
    }
}

extension PropertyKind {
    /// The groups of properties that values of the kind may consist of; several if its keys decide which.
    fileprivate var innerGroups: [PropertyGroup] {
        switch self {
        case .record(let group): [group]
        case .list(let element, _), .map(let element, _), .byMode(let element), .byDevice(let element):
            element.innerGroups
        case .keyed(let kinds) where kinds.isSingle:
            // Names of one sort have one kind.
            (kinds.entries.first?.kind.innerGroups ?? []) + (kinds.other?.innerGroups ?? [])
        case .shape(_, let list, let map): (map ?? list)?.innerGroups ?? []
        default: []
        }
    }
}
