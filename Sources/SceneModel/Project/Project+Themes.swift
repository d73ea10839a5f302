import ConfigSchema
import SourceDiagnostics
package import ThemeModel

extension Project {
    /// Returns a theme that stands in no file, over one of the project; `nil` if its text cannot be read.
    package func theme(ofText text: String, over base: Theme) -> Theme? {
        let file = SourceFile(path: ProjectLayout.standard.path(ofTheme: "imported"), text: text)
        let document = ThemeDocument(id: "imported", file: file, catalog: catalog, format: themeFormat)
        return document.record.map { _ in Theme(chain: [document] + base.chain, catalog: catalog, fonts: decodedFonts) }
    }

    func loadTheme(_ id: String, _ inquiry: inout Inquiry) -> LoadedTheme? {
        guard let own = inquiry.themeDocument(id) else { return nil }
        var diagnostics = own.diagnostics
        var chain = [own]
        while let extended = chain.last?.extends {
            if let first = chain.firstIndex(where: { $0.id == extended.id }) {
                let links = chain[first...].compactMap { theme in theme.extends.map { (theme.id, $0.range) } }
                diagnostics += Diagnostic.ring(links, from: id, .themeCycle, noun: "theme")
                break
            }
            guard chain.count < ExtendsDepth.limit else {
                if let place = own.extends?.range { diagnostics.append(.extendsDepth(of: "theme", at: place)) }
                break
            }
            guard ProjectLayout.standard.isPlain(extended.id) else {
                if chain.count == 1 {
                    diagnostics.append(.notPlain(themeID: extended.id, at: extended.range, known: inquiry.themeIDs()))
                }
                break
            }
            guard let next = inquiry.themeDocument(extended.id) else {
                if chain.count == 1 {
                    diagnostics.append(.unknownTheme(extended.id, at: extended.range, known: inquiry.themeIDs()))
                }
                break
            }
            chain.append(next)
        }
        let theme = Theme(chain: chain, catalog: catalog, fonts: decodedFonts)
        diagnostics = theme.completing(diagnostics, about: own.unreadNames)
        // What an unreadable base would have said cannot be missed.
        let isWhole = chain.last?.extends == nil && !chain.contains { $0.isIncomplete }
        if isWhole { diagnostics += inquiry.withFiles { ThemeChecks.run(theme, fileSystem: $0, sound: soundImages) } }
        return LoadedTheme(
            theme: theme, diagnostics: diagnostics,
            notServed: kinds.all.count > 1 ? DefaultsResolve.kindsNotServed(by: theme) : [])
    }
}
