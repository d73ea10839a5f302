import ConfigSchema
package import SourceDiagnostics
import ThemeModel
import YAMLSyntax

/// What scenes, and a project's files together, are checked for.
///
/// The lists are the order in which checks run, and where their rules are read from.
package enum SceneChecks {
    /// What one file tells before anything is known of those that it extends.
    private static let ofFile: [any SceneFileCheck.Type] = [SceneName.self]

    /// What needs everything that a scene inherits.
    private static let ofScene: [any SceneCheck.Type] = [
        DuplicateID.self, UnknownRemoved.self, Popups.self, RemovedOpener.self, UnknownViewer.self, NotPlaced.self,
    ]

    /// What where everything stands is checked for.
    private static let ofScreens: [any Check.Type] = [LayoutIsSolved.self, ScreenIsUsable.self]

    /// What the project's own file is checked for.
    private static let ofProject: [any Check.Type] = [
        DeviceCount.self, DeviceName.self, DeviceClassWord.self, DeviceClassName.self, LocaleName.self,
        ServedPort.self, ReferenceAddress.self, LanguageTexts.self, RuleSettings.self, OverridesHold.self,
        FixedSettings.self,
    ]

    /// What is found while files are read and put together.
    private static let ofReading: [any Check.Type] = [
        Placement.self, Project.self, ValidationTarget.self, UnusedTokens.self, UnusedContexts.self,
        AcceptedFindings.self,
    ]

    /// What a screen lacks as a whole, which no component by itself can be blamed for.
    package static let wholeScreenIDs = Set(
        [ButtonOpensPopup.rules, PopupHasOpener.rules, EverybodyHasButtons.rules, SomethingIsShown.rules]
            .flatMap { $0.map(\.id) })

    /// Every rule of this module, and those of some kinds of scenes.
    package static func rules(of kinds: SceneKinds) -> [Rule] {
        let own = [
            ofFile.flatMap { $0.rules }, ofScene.flatMap { $0.rules }, ofScreens.flatMap { $0.rules },
            ofProject.flatMap { $0.rules },
            ofReading.flatMap { $0.rules },
        ]
        return own.flatMap(\.self) + kinds.all.flatMap(\.rules)
    }

    /// Every rule that there is for some kinds of scenes, those of the floors below among them.
    package static func allRules(for kinds: SceneKinds) -> [Rule] {
        YAMLChecks.rules + ConfigReader.rules + ThemeChecks.rules + rules(of: kinds)
    }

    /// The findings of one file by itself.
    static func run(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        for check in ofFile { check.check(record, id: id, catalog: catalog, &diagnostics) }
    }

    /// The findings of a scene with everything that it inherits, but for its theme; gives what ``LayoutIsSolved`` does.
    static func run(_ scene: Scene, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) -> [ScenePlan] {
        guard let own = scene.own else { return [] }
        for check in ofScene { check.check(scene, own, catalog: catalog, &diagnostics) }
        return LayoutIsSolved.solve(scene, own, catalog: catalog, &diagnostics)
    }

    /// Adds the findings that depend on the theme; `nil` when it cannot be read.
    ///
    /// - Returns: The findings that are the same in every theme that differs only in hues; `known`, if it is not `nil`.
    static func run(
        _ scene: Scene, _ plans: [ScenePlan], theme: Theme?, catalog: ConfigCatalog, _ memo: ScreenMemo,
        known: [Diagnostic]?, _ diagnostics: inout [Diagnostic]
    ) -> [Diagnostic] {
        guard let own = scene.own else { return [] }
        scene.kind.check(scene, theme: theme, catalog, &diagnostics)
        guard let theme else { return [] }
        let hueIndependent = known ?? hueIndependentFindings(scene, own, plans, theme, memo)
        diagnostics += hueIndependent
        checkHues(scene, own, theme, &diagnostics)
        return hueIndependent
    }

    private static func hueIndependentFindings(
        _ scene: Scene, _ own: SceneDocument, _ plans: [ScenePlan], _ theme: Theme, _ memo: ScreenMemo
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        ScreenIsUsable.check(scene, own, plans, theme: theme, memo, &diagnostics)
        if own.hasFixture, let layer = scene.fixture?.layer {
            layer.forEachValue { _, _, value in
                TokensResolve.check(value, in: theme, &diagnostics)
                ModesExist.check(value, in: theme, &diagnostics)
            }
        }
        own.layer.forEachValue { _, _, value in
            TokensResolve.check(value, in: theme, &diagnostics)
            ModesExist.check(value, in: theme, &diagnostics)
        }
        return diagnostics
    }

    private static func checkHues(
        _ scene: Scene, _ own: SceneDocument, _ theme: Theme, _ diagnostics: inout [Diagnostic]
    ) {
        guard !theme.hasUnreadableValues, !own.diagnostics.containsError else { return }
        let cascade = scene.cascade(over: theme)
        TextIsReadable.check(theme, cascade, changedBy: own.layer, in: own.file, &diagnostics)
        StatesDiffer.check(theme, cascade, changedBy: own.layer, in: own.file, &diagnostics)
    }
}

/// A check of what one scene file says.
protocol SceneFileCheck: Check {
    /// Adds the findings of a file whose place gives it an id.
    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic])
}

/// A check of a scene together with what it inherits.
///
/// It reports only what stands in the scene's own file; what it extends is checked by itself.
protocol SceneCheck: Check {
    /// Adds the findings in the scene's own file.
    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic])
}
