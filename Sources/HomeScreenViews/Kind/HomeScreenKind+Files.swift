public import ConfigSchema
package import HomeScreenModel
public import SceneModel
public import SourceDiagnostics
public import ThemeModel

extension HomeScreenKind {
    /// Apps and widgets.
    public var fileFormats: [FileFormat] { [AppFormat.file, WidgetFormat.file { views }] }

    /// People, apps and what servers answer.
    public func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] { PhoneFixture.sections }

    /// The wallpaper, which a screen may have of its own.
    public func sceneSections(for catalog: ConfigCatalog) -> [PropertySpec] { [HomeSurface.wallpaper] }

    /// What `wallpaper` says of the surface.
    public func configurations(in file: RecordValue, _ catalog: ConfigCatalog) -> [ComponentConfiguration] {
        guard let surface = catalog.component(HomeSurface.name),
            let values = RecordValue(taking: HomeSurface.wallpaper.key, from: file, into: surface.properties)
        else { return [] }
        return [ComponentConfiguration(of: HomeSurface.name, values, in: catalog)].compactMap(\.self)
    }

    /// The widgets that a screen places, with their apps, those that its fixture names, and the pictures that it answers with.
    public func gather(
        _ placements: [Placement], with fixture: Fixture?, from files: inout KindFiles,
        _ findings: inout [Diagnostic]
    ) {
        if let fixture, fixture.isWhole {
            findings += files.withFiles { AnswersArePictures.missing(in: fixture.record, $0) }
        }
        // An app may have no widget on this screen: its title and its group are shown, and a fixture may name it.
        for app in files.ids(of: AppFormat.file) { _ = files.document(app, of: AppFormat.file) }
        for app in fixture?.record["apps"]?.mapEntries ?? [] { _ = files.document(app.key, of: AppFormat.file) }
        WidgetIsThere.check(placements, WidgetFormat.file, in: &files, &findings)
        for placed in placements.compactMap(\.placed) {
            guard let widget = WidgetDocument(files.document(placed.name, of: WidgetFormat.file)) else { continue }
            for path in widget.dataPaths { _ = files.dataFile(at: path) }
        }
    }

    /// Checks who is in a fixture, and where.
    public func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        PeopleDiffer.check(fixture, &findings)
        TimeZoneExists.check(fixture, &findings)
        AnswersArePictures.check(fixture, &findings)
        let people = (fixture["people"]?.items ?? []).compactMap(\.record)
        let things = (fixture["things"]?.mapEntries ?? []).compactMap(\.value.record)
        for record in people + things { record.checkNames("name", diagnostics: &findings) }
    }

    /// Checks an app or a widget.
    public func checkFile(
        _ file: KindDocument, among others: inout KindFiles, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]
    ) {
        HomeName.check(file, &findings)
        guard let record = file.record else { return }
        NamesAreWritten.check(record, &findings)
        let app: KindDocument?
        if file.kind.name == AppFormat.file.name {
            app = file
            AppIsOutermost.check(file, &findings)
            if let theme = record["theme"], let written = WrittenText(theme) {
                findings += others.unknownTheme(written.text, namedAt: written.range)
            }
            if let intents = record["intents"] {
                _ = Intent.all(intents, BindingTypes(BindingTypes.builtIn), &findings)
            }
            KeyIsOfGroup.checkName(in: record, &findings)
            SchemeIsOwn.check(record, &findings)
            RoutesDiffer.check(record, &findings)
            if record["order"] != nil {
                let widgets = others.documents(of: WidgetFormat.file, in: file.id)
                OrderIsKnown.check(record, of: widgets.compactMap { WidgetDocument($0)?.name }, &findings)
            }
            if !record.lost.contains("schemes") {
                let schemes = (record["schemes"]?.items ?? []).compactMap(\.stringValue)
                SchemeIsDeclared.check(intentsOf: record, schemes: schemes, &findings)
            }
        } else {
            WidgetHasApp.check(file, among: &others, &findings)
            app = others.document(String(file.id.prefix { $0 != "/" }), of: AppFormat.file)
            if let widget = WidgetDocument(file) { WidgetChecks.run(widget, of: app, views, &findings) }
            CustomIsKnown.check(record, among: customSources, &findings)
            findings += others.withFiles { files in
                var found: [Diagnostic] = []
                FileIsData.check(record, in: WidgetDocument.folder(of: file.path), files, &found)
                return found
            }
            checkKind(of: file, &others, &findings)
        }
        let themes = themes(of: file, app, &others, catalog)
        if let theme = themes.first { checkTokens(record, theme, &findings) }
        // What is drawn of mistakes says nothing, and what seems to be missing may be among them.
        guard !findings.containsError, file.kind.name == WidgetFormat.file.name, let widget = WidgetDocument(file)
        else { return }
        ParametersAreUsed.check(record, &findings)
        WidgetChecks.checkEntries(of: widget, &findings)
        for theme in themes {
            let found = others.withFiles { files in
                var found: [Diagnostic] = []
                WidgetTrial(widget, of: app, theme, files).check(&found)
                return found
            }
            findings += found
            // What one theme shows of a widget is mended before others are looked at.
            if !found.isEmpty { return }
        }
    }

    /// The themes in which a file is checked.
    ///
    /// The one that its app is written for, else those of the screens that place it, else the project's, else the one that
    /// a new screen would start with.
    private func themes(
        of file: KindDocument, _ app: KindDocument?, _ others: inout KindFiles, _ catalog: ConfigCatalog
    ) -> [Theme] {
        var ids = (app?.record?["theme"]?.stringValue).map { [$0] } ?? []
        if ids.isEmpty, file.kind.name == WidgetFormat.file.name {
            ids = others.themes(ofScenesPlacing: file.id, of: self)
        }
        if ids.isEmpty { ids = [others.projectTheme].compactMap(\.self) }
        if ids.isEmpty { return [startingTheme(for: file, catalog)].compactMap(\.self) }
        return ids.compactMap { others.theme($0) }
    }

    /// The theme that a new screen starts with; nil for a file with names of another one, which is still to be written.
    private func startingTheme(for file: KindDocument, _ catalog: ConfigCatalog) -> Theme? {
        guard let text = startingFiles?.theme, let record = file.record else { return nil }
        let source = SourceFile(path: ProjectLayout.standard.path(ofTheme: "widgets"), text: text)
        let document = ThemeDocument(
            id: "widgets", file: source, catalog: catalog, format: ThemeFormat.group(for: catalog))
        let theme = Theme(chain: [document], catalog: catalog)
        var unknown: [Diagnostic] = []
        checkTokens(record, theme, &unknown)
        return unknown.isEmpty ? theme : nil
    }

    /// No other widget of the app has its kind.
    private func checkKind(of file: KindDocument, _ others: inout KindFiles, _ findings: inout [Diagnostic]) {
        guard let own = Self.kind(of: file)?.stringValue else { return }
        let app = String(file.id.prefix { $0 != "/" })
        var named: [KindsDiffer.Named] = []
        for other in others.documents(of: WidgetFormat.file, in: app) {
            guard let place = Self.kind(of: other), place.stringValue == own else { continue }
            named.append(KindsDiffer.Named(widget: other.id, kind: own, range: place.range))
        }
        var found: [Diagnostic] = []
        KindsDiffer.check(named, &found)
        findings += found.filter { $0.range.file.path == file.path }
    }

    /// What a widget's file calls its kind: the id where it says nothing of it.
    private static func kind(of file: KindDocument) -> ConfigValue? { file.record?["kind"] ?? file.record?["widget"] }

    /// Every token stands in the theme that the widgets are written for.
    private func checkTokens(_ record: RecordValue, _ theme: Theme, _ findings: inout [Diagnostic]) {
        for field in record.fields {
            TokensResolve.check(field.value, in: theme, &findings)
            ModesExist.check(field.value, in: theme, &findings)
        }
    }

    /// Where widgets stand on a screen.
    public func check(_ scene: Scene, theme: Theme?, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        let arrangement = arrangement(of: scene, on: scene.device)
        var found: [Diagnostic] = []
        BaseIsAlike.check(scene, &found)
        func widget(_ name: String) -> RecordValue? {
            // What a file seems to lack may stand where it could not be read.
            scene.files[WidgetFormat.file.path(of: name)].flatMap { file in
                file.isIncomplete || file.record?.lost.isEmpty == false || file.record?["families"]?.hasUnread == true
                    ? nil : file.record
            }
        }
        let refused = FamilyIsOffered.check(
            scene.placedFiles, on: arrangement.surface, widget: widget, &found)
        KeysOfScreen.check(scene.placedFiles, on: arrangement.surface, &found)
        let placements = arrangement.placements.filter { !refused.contains($0.id) }
        StandsOnPage.check(placements, on: arrangement.device, &found)
        // Where a place could not be read, it may be the one that is missing.
        if !scene.placedFiles.contains(where: \.hasLostPlace) {
            StandsOnPage.check(
                arrangement.homeless.filter { !refused.contains($0.id) }, on: arrangement.surface, &found)
        }
        PlaceIsFree.check(placements, on: arrangement.device, &found)
        for item in arrangement.items where !refused.contains(item.placed.id) {
            StackFits.check(item.placed, as: item.family, widget: widget, &found)
        }
        for placed in scene.placedFiles {
            guard let configuration = placed.entry["configuration"],
                let widget = WidgetDocument(scene.files[WidgetFormat.file.path(of: placed.name)])
            else { continue }
            ParametersAreKnown.check(configuration, of: widget.parameters, &found)
            let family = arrangement.item(of: placed.id)?.family
            if let family { PlacesSuffice.check(configuration, of: widget.parameters, in: family, &found) }
        }
        // What stands in a file that the scene extends is that file's.
        findings += found.filter { $0.range.file.path == scene.own?.file.path }
        // A fixture is known to be amiss only by the screens that it serves.
        if let fixture = scene.fixture, fixture.isWhole {
            let widgets = widgets(of: scene)
            FixtureFits.check(fixture.record, widgets, in: catalog.vocabulary.locales, &findings)
            ProductIsThere.check(fixture.record, widgets, &findings)
            checkData(of: fixture.record, on: scene, in: catalog.vocabulary.locales.first ?? "en", &findings)
        }
    }

    /// A Today view is a list as long as its widgets.
    public func scrolls(_ type: String) -> Bool { type == WidgetFamily.Surface.todayView.rawValue }

    /// The places of widgets on a screen.
    public func frames(of placements: [Placement], in scene: Scene, on device: Device) -> [LayoutRect?] {
        let arrangement = arrangement(of: scene, on: device)
        return placements.map { arrangement.item(of: $0.id)?.frame }
    }

    /// Returns where everything stands on a screen.
    package func arrangement(of scene: Scene, on device: Device) -> ScreenArrangement {
        ScreenArrangement(
            scene.placedFiles, type: scene.type, on: HomeDevice.nearest(to: device)
        ) { scene.files[WidgetFormat.file.path(of: $0)] }
    }

    /// What the components say.
    public var strings: StringTable {
        StringTable(
            [
                "home_homeScreen": ["en": "Home screen", "zh-Hans": "主屏幕"],
                "home_lockScreen": ["en": "Lock screen", "zh-Hans": "锁定屏幕"],
                "home_todayView": ["en": "Today view", "zh-Hans": "今日视图"],
                "home_pages": ["en": "Pages", "zh-Hans": "页面"],
                "home_page": ["en": "Page {xxx} of {yyy}", "zh-Hans": "第 {xxx} 页，共 {yyy} 页"],
                "home_noneOnPhone": [
                    "en": "An iPhone with this screen has no widgets on its lock screen: they came with iOS 16",
                    "zh-Hans": "此尺寸的 iPhone 没有锁定屏幕小组件：iOS 16 起才有",
                ],
                "home_noneOnPad": [
                    "en": "Widgets on a lock screen are drawn for iPhones: sizes on an iPad are not known here",
                    "zh-Hans": "锁定屏幕小组件仅按 iPhone 绘制：iPad 上的尺寸未知",
                ],
                "home_more": ["en": "Show More", "zh-Hans": "展开"],
                "home_less": ["en": "Show Less", "zh-Hans": "收起"],
                "home_search": ["en": "Search", "zh-Hans": "搜索"],
                "home_fired": ["en": "Scene {xxx} was started", "zh-Hans": "已执行场景“{xxx}”"],
                "home_edit": ["en": "Edit {xxx}", "zh-Hans": "编辑“{xxx}”"],
                "home_done": ["en": "Done", "zh-Hans": "完成"],
                "home_add": ["en": "Add widget", "zh-Hans": "添加小组件"],
                "home_remove": ["en": "Remove {xxx}", "zh-Hans": "移除“{xxx}”"],
                "home_up": ["en": "Move {xxx} up", "zh-Hans": "上移{xxx}"],
                "home_down": ["en": "Move {xxx} down", "zh-Hans": "下移{xxx}"],
                "home_write": [
                    "en": "These choices in the screen's file", "zh-Hans": "这些选择在屏幕文件中的写法",
                ],
                "home_default": [
                    "en": "Nothing to write: all values are the widget's defaults.", "zh-Hans": "无需写入：所有值均为小组件的默认值。",
                ],
                "home_copy": ["en": "Copy", "zh-Hans": "拷贝"],
                "home_copied": ["en": "Copied", "zh-Hans": "已拷贝"],
                "home_forget": ["en": "As in the file", "zh-Hans": "恢复文件中的设置"],
                "home_previous": ["en": "Previous widget", "zh-Hans": "上一个小组件"],
                "home_next": ["en": "Next widget", "zh-Hans": "下一个小组件"],
            ], locales: ["en", "zh-Hans"])
    }
}

extension ConfigValue {
    /// Whether an item of the list could not be read.
    fileprivate var hasUnread: Bool { items.contains { if case .unreadable = $0.value { true } else { false } } }
}

extension PlacedFile {
    /// Whether the file says a place that could not be read.
    fileprivate var hasLostPlace: Bool {
        ["cell", "slot", "page"].contains { key in
            entry.lost.contains(key)
                || entry[key].map { if case .unreadable = $0.value { true } else { false } } == true
        } || entry["cell"].map { $0.items.count != 2 } == true || entry["cell"]?.hasUnread == true
    }
}
