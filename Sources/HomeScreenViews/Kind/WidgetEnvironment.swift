import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension WidgetDocument {
    /// The widget as it stands on a screen.
    ///
    /// - Parameters:
    ///   - member: Which one of those in its place it is, with what was chosen for it.
    ///   - screen: The id of the scene.
    ///   - family: The form in which it stands.
    ///   - app: The app's file; nil for a widget without one.
    ///   - device: The screen's device.
    ///   - page: The page of a home screen on which it stands, from 1.
    ///   - stack: Its place in a stack; nil for none.
    /// - Returns: What its instances are made from.
    func placed(
        _ member: StackMember, on screen: String, as family: WidgetFamily, app: KindDocument?, _ device: HomeDevice,
        page: Int = 1, stack: PlacedWidget.Stack? = nil
    ) -> PlacedWidget {
        PlacedWidget(
            screen: screen, id: member.id, file: file(app), family: family, device: device.name, sources: sources,
            parameters: parameters, timeline: timeline,
            configuration: member.configuration?.liveProperties(now: Timestamp(milliseconds: 0)) ?? [:],
            optionTitles: optionTitles, page: page, stack: stack)
    }

    /// The folder in which it lies, with a slash at its end.
    private var folder: String { Self.folder(of: document.path) }

    /// The folder in which a file lies, with a slash at its end.
    static func folder(of path: String) -> String { path.split(separator: "/").dropLast().map { $0 + "/" }.joined() }

    /// The files of data that it reads, below the project's folder.
    var dataPaths: [String] {
        sources.compactMap { source in
            if case .file(let path) = source.origin, !path.isEmpty { folder + path } else { nil }
        }
    }

    private func file(_ app: KindDocument?) -> PlacedWidget.File {
        return PlacedWidget.File(
            widget: document.id, folder: folder,
            group: app?.record?["group"]?.stringValue, signIn: app?.record?["signIn"]?.stringValue,
            appTitle: app.flatMap { app in app.record?["title"].map { LocalizedText($0, app.vocabulary) } },
            lines: timelineLines)
    }
}

extension RenderContext {
    /// What the bindings of a widget find on the telephone at this moment.
    func scope(of widget: PlacedWidget) -> BindingScope {
        let key = InstanceKey(screen: widget.screen, id: widget.id, person: viewer, locale: locale)
        return widget.scope(of: key, on: seat.state, at: seat.now)
    }
}
