import Foundation
import TestSupport
import Testing

@testable import ProjectCommands

/// Files of our own in the forms that public design systems have for their tokens.
@Suite struct ImportedSetsTests {
    /// The lines of an imported theme without places, and the messages of its findings.
    private static func imported(_ source: String, _ paths: [String]) async throws -> (theme: [String], lost: [String])
    {
        let sets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TokenSets")
        let folder = try ProjectFolder(texts: [:])
        let result = await ProjectFolder.run(
            ["import", source, "--theme", "sun", "--format", "json", "-o", folder.absolute("Themes/sun.yaml")]
                + paths.map { sets.appending(path: $0).path }, root: folder.root)
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        let theme = try folder.text("Themes/sun.yaml").split(separator: "\n").dropFirst().compactMap {
            $0.split(separator: "  # ").first.map(String.init)
        }
        let checked = await folder.run("validate")
        #expect(checked.code == .success, "\(checked.output)\(checked.errorOutput)")
        let report = try JSONSerialization.jsonObject(with: Data((result.output + result.errorOutput).utf8))
        let findings = (report as? [String: Any])?["findings"] as? [[String: Any]] ?? []
        #expect(findings.allSatisfy { $0["id"] as? String == "import.lost" })
        return (theme, findings.compactMap { $0["message"] as? String })
    }

    @Test func readsModesInExtensionsAsPrimerWritesThem() async throws {
        let (theme, lost) = try await Self.imported("dtcg", ["primer.json5"])
        let darkShadow = "{ color: \"#000000CC\", offset: [0, 2], radius: 4, opacity: 1 }"
        let wanted: [String] = [
            "theme: sun", "modes: [light, dark, dark-high-contrast, dark-dimmed]",
            "colors:", "  base-color-green-5: \"#1F883D\"", "  base-color-green-3: \"#4AC26B\"",
            "  base-color-ink: \"#010409\"",
            """
              button-primary-bgColor-rest: { light: $base-color-green-5, dark: $base-color-green-3, \
            dark-high-contrast: "#00FF66", dark-dimmed: $base-color-green-3 }
            """,
            """
              button-primary-bgColor-disabled: { light: $base-color-green-5 @ 40%, dark: $base-color-green-3 @ 25%, \
            dark-high-contrast: $base-color-green-3 @ 25%, dark-dimmed: $base-color-green-5 @ 10% }
            """,
            "metrics:", "  base-size-4: 4", "  base-size-8: 8", "  button-paddingInline: $base-size-8",
            "shadows:",
            """
              button-primary-shadow: { light: { color: $base-color-ink @ 50%, offset: [0, 1], radius: 2, opacity: 1 }, \
            dark: \(darkShadow), dark-high-contrast: \(darkShadow), dark-dimmed: \(darkShadow) }
            """,
        ]
        #expect(theme == wanted)
        #expect(
            lost == [
                "the extension 'org.primer.figma' of 'button.primary.bgColor.rest', and of 1 other token",
                "the spread of the shadow 'button.primary.shadow'",
                "the extension 'org.primer.llm' of 'button.paddingInline'",
                "'button.outline' is of the type 'border', which themes do not have",
                "'button.transition' is of the type 'duration', which themes do not have",
            ])
    }

    @Test func readsVariablesAsFigmaGivesThemForSeveralLibraries() async throws {
        let (theme, lost) = try await Self.imported("figma", ["figma.json"])
        #expect(
            theme == [
                "theme: sun", "modes: [light, dark, dark-high-contrast]",
                "colors:", "  ramp-slate-7: \"#336699\"",
                "  line-default: { light: $ramp-slate-7, dark: \"#FFFFFF33\", dark-high-contrast: \"#FFFFFF\" }",
                "metrics:", "  space-gap: 8",
            ])
        #expect(
            lost == [
                "'line/lost' has a value that cannot be read",
                "the mode 'compact' of another collection of variables",
                "'font/mono' is of the type 'STRING', which themes do not have",
            ])
    }

    @Test func readsAResolverWithSeveralModifiers() async throws {
        let (theme, lost) = try await Self.imported("dtcg", ["resolver/resolver.json"])
        #expect(
            theme == [
                "theme: sun", "modes: [Light, Dark]",
                "colors:", "  color-slate-0: \"#FFFFFF\"", "  color-slate-9: \"#000033\"",
                "  color-accent: $color-slate-9", "  color-accent-soft: \"#60A7D6\"",
                "  color-ground: { Light: $color-slate-0, Dark: $color-slate-9 }",
                "  color-ink: { Light: $color-accent, Dark: $color-slate-0 }",
                "fonts:", "  text-body: { size: 16, weight: medium, family: Inter }",
                "metrics:", "  space-s: 4", "  space-m: $space-s", "  order: 0.5",
            ])
        #expect(
            lost == [
                "a theme varies by one thing, and this modifier is taken in its default context alone",
                "'font.sans' is of the type 'fontFamily', which themes do not have",
                "the extension 'com.example.docs' of 'text.body'",
                "'motion.fast' is of the type 'duration', which themes do not have",
            ])
    }

    @Test func readsSetsByModeOfSeveralFilesAsSpectrumHasThem() async throws {
        let (theme, lost) = try await Self.imported("dtcg", ["spectrum-parts.json", "spectrum-palette.json"])
        #expect(
            theme == [
                "theme: sun", "modes: [light, dark, wireframe]",
                "colors:", "  card-background: { light: $white, dark: $shade-200, wireframe: $white }",
                "  card-line: $accent-100", "  accent-100: $shade-100", "  white: \"#FFFFFF\"",
                "  shade-100: { light: \"#C8D2DC80\", dark: \"#0A141E\", wireframe: \"#E6E6FA\" }",
                "  shade-200: { light: \"#646E78\", dark: \"#28323C\", wireframe: \"#5A5A5A\" }",
                "fonts:", "  card-title: { size: 14, weight: bold, family: \"Source Sans\" }",
                "metrics:", "  card-gap: 8", "  card-size: 14", "  card-opacity: 0.4",
                "shadows:", "  card-lift: { color: $shade-100, offset: [0, 8], radius: 6, opacity: 1 }",
            ])
        #expect(
            lost == [
                "'private' beside the value of 'white', and of 1 other token",
                "'deprecated_comment' beside the value of 'shade-100'",
                "'component' beside the value of 'card-background', and of 2 other tokens",
                "'uuid' beside the value of 'card-background', and of 14 other tokens",
                "the values for 'loud' of 'accent-100'",
                "'deprecated' beside the value of 'accent-100', and of 1 other token",
                "the values for 'mobile' of 'card-gap', and of 1 other token",
                "'card-family' is of the type 'font-family', which themes do not have",
                "'card-weight' is of the type 'font-weight', which themes do not have",
                "there is no token 'nowhere-100'",
                "the value of 'card-elevation' is no number of pixels",
            ])
    }

    /// Of several files whose tokens have modes themselves, one that is called after a mode holds for it alone.
    @Test func readsAFileOfAModeBesideTokensWithModes() async throws {
        let folder = try ProjectFolder(texts: [
            "light.json": ##"{ "ground": { "$type": "color", "$value": "#ffffff" } }"##,
            "dark.json": ##"{ "ground": { "$type": "color", "$value": "#000000" } }"##,
            "parts.json":
                ##"{ "line": { "$type": "color", "$value": "{ground}", "$extensions": { "mode": { "dark": "#333333" } } } }"##,
        ])
        let result = await folder.run(
            "import", "dtcg", "--theme", "sun", folder.absolute("dark.json"), folder.absolute("light.json"),
            folder.absolute("parts.json"))
        #expect(result.code == .success && result.errorOutput.isEmpty, "\(result.errorOutput)")
        #expect(result.output.contains("modes: [light, dark]"), "\(result.output)")
        #expect(result.output.contains("ground: { light: \"#FFFFFF\", dark: \"#000000\" }"), "\(result.output)")
        #expect(result.output.contains("line: { light: $ground, dark: \"#333333\" }"), "\(result.output)")
    }

    /// A group may be called `sets` or `value`, and a file may have more modes than a theme takes.
    @Test func takesGroupsForGroupsAndNoEndOfModes() async throws {
        let modes = (1...40).map { ##""m\##($0)": "#000000""## }.joined(separator: ", ")
        let folder = try ProjectFolder(texts: [
            "a.json": ##"""
            { "sets": { "light": { "$type": "color", "$value": "#ffffff" } }, "value": { "$type": "color", "value": { "$value": "#111111" } },
              "line": { "$type": "color", "$value": "#222222", "$extensions": { "mode": { \##(modes) } } } }
            """##
        ])
        let result = await folder.run("import", "dtcg", "--theme", "sun", folder.absolute("a.json"))
        #expect(result.code == .success)
        for line in ["  sets-light: \"#FFFFFF\"", "  value-value: \"#111111\""] {
            #expect(result.output.contains(line), "\(result.output)")
        }
        #expect(result.output.contains(", m15]"), "\(result.output)")
        #expect(result.errorOutput.contains("the values for 'm16' of 'line'"), "\(result.errorOutput)")
    }
}
