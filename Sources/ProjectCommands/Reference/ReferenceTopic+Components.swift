import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension ReferenceTopic {
    /// What scenes place, and what several of those read.
    static func components(_ source: ReferenceSource, _ pictures: inout ExamplePictures?) -> ReferenceTopic {
        var pages: [ReferencePage] = []
        let specimens = source.registry.components.map { Specimen($0) }
        for component in source.catalog.components where !source.isPart(component.name) {
            pages.append(page(of: component, specimens.first { $0.name == component.name }, &pictures))
        }
        return ReferenceTopic(
            name: "components", title: "Components",
            summary: "What scenes are composed of, with every key that themes and scenes may set.", pages: pages)
    }

    /// What runs inside components; nil when nothing does.
    static func parts(
        _ name: String, _ source: ReferenceSource, _ pictures: inout ExamplePictures?
    ) -> ReferenceTopic? {
        var pages: [ReferencePage] = []
        let kinds = source.registry.kinds.filter { $0.partsName == name }
        for kind in kinds {
            for specimen in kind.partSpecimens {
                guard let declaration = source.catalog.component(specimen.name) else { continue }
                var page = page(of: declaration, specimen, &pictures)
                if specimen.id != specimen.name {
                    page.otherName = specimen.id
                    page.blocks.insert(
                        .paragraph("Fixtures call it `\(specimen.id)`, themes configure it as `\(specimen.name)`."),
                        at: 0)
                }
                if !specimen.sharedProperties.isEmpty {
                    page.blocks += [
                        .heading("What a fixture says of it"),
                        .table(
                            ReferenceRow.propertyHeadings,
                            ReferenceRow.all(
                                of: PropertyGroup("", specimen.sharedProperties), below: specimen.id + ".properties.")),
                    ]
                }
                pages.append(page)
            }
        }
        guard let kind = kinds.first, !pages.isEmpty else { return nil }
        return ReferenceTopic(
            name: name, title: name.prefix(1).uppercased() + name.dropFirst(), summary: kind.partsSummary, pages: pages)
    }

    private static func page(
        of component: ComponentDeclaration, _ specimen: Specimen?, _ pictures: inout ExamplePictures?
    ) -> ReferencePage {
        var page = ReferencePage(
            name: component.name, anchor: "component-\(component.name)", title: component.name,
            summary: component.summary)
        for (index, example) in (specimen?.examples ?? []).enumerated() {
            guard let specimen, let drawn = pictures?.draw(index, of: specimen), !drawn.pictures.isEmpty else {
                continue
            }
            page.blocks.append(.pictures(example.title, drawn.pictures))
        }
        if component.isPlaceable { page.blocks.append(.paragraph(placing(component))) }
        let rows = ReferenceRow.all(of: component.properties, below: component.name + ".")
        if !rows.isEmpty { page.blocks.append(.table(ReferenceRow.propertyHeadings, rows)) }
        return page
    }

    private static func placing(_ component: ComponentDeclaration) -> String {
        var sentence =
            switch (component.hasOwnWidth, component.hasOwnHeight) {
            case (true, true): "A scene places it under `compose`; it is as large as its content."
            case (true, false): "A scene places it under `compose`, and says how high it is."
            case (false, true): "A scene places it under `compose`, and says how wide it is."
            case (false, false): "A scene places it under `compose`, and says how large it is."
            }
        if let covers = component.covers {
            sentence = "A scene places it under `compose`; without a frame it lies over `\(covers)`."
        }
        if !component.anchors.isEmpty {
            let names = component.anchors.map { "`\(component.name).\($0)`" }.joinedAsList()
            sentence += " Popups open from \(names)."
        }
        return sentence
    }
}

extension ReferenceSource {
    /// Whether a configuration belongs to what runs inside components.
    fileprivate func isPart(_ name: String) -> Bool {
        registry.kinds.contains { kind in kind.partSpecimens.contains { $0.name == name } }
    }
}

extension ReferenceRow {
    /// What stands above a list of properties.
    static let propertyHeadings = ["Key", "Kind", "Default", "What it does"]

    /// A row for each property of a group, those inside records with their whole path.
    static func all(of group: PropertyGroup, below prefix: String) -> [ReferenceRow] {
        group.leaves.map { leaf in
            var row = ReferenceRow(
                id: prefix + leaf.path, name: leaf.path,
                facts: [
                    Fact(text: leaf.spec.kind.words),
                    leaf.spec.defaultText.map { Fact(text: $0, isCode: true) }
                        ?? Fact(text: leaf.spec.isRequired ? "required" : "–"),
                ], summary: leaf.spec.summary)
            if case .enumeration(let cases) = leaf.spec.kind.unconditional {
                row.cases = cases.map { ($0.name, $0.summary) }
            }
            return row
        }
    }
}
