import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// Opens a file for the class, where its kind is shown.
struct CloudOpening {
    let file: CloudFile
    let environment: WidgetEnvironment

    /// Opens it, and closes the drive, which would cover it; where it is refused, the drive stays.
    func open() {
        environment.sendMessage(WidgetMessage("selectedFile", description))
        switch file.kind {
        case .audio, .video: openWindow(WidgetID.mediaPlayer)
        case .alf: openWindow(WidgetID.webView)
        // A page without a file of its own.
        case .unknown where isLink: openWindow(WidgetID.webView)
        default:
            environment.run { [message = WidgetMessage("openFile", description)] pool throws(ContextError) in
                try pool.widget.sendMessage(message, toWidget: WidgetID.board)
                try pool.widget.setWidgetInactive(WidgetID.cloudDrive)
            }
        }
    }

    private var isLink: Bool {
        if case .address(let address) = file.source { WebAddress(address).isSecure } else { false }
    }

    /// Where the file is, as a page is told.
    private var address: String {
        switch file.source {
        case .address(let address): address
        case .project(let path): path
        case .brought(let id): BroughtFile.address(id)
        }
    }

    /// A window of the file's own: one that is open already comes to the front.
    private func openWindow(_ widget: String) {
        let id = "\(widget)-\(file.id)"
        let widgets = environment.pool.widget
        // Where somebody has put it before, it stands again.
        let isPlaced = widgets.getActiveWidgets().contains(id) || widgets.getWidgetSyncFrame(id) != nil
        let frame = isPlaced ? nil : BrowserWindow.freeFrame(in: environment)
        environment.run { [address, name = file.name] pool throws(ContextError) in
            try pool.widget.setWidgetActive(
                id, roomProperties: ["webViewUrl": .string(address), "fileName": .string(name)], syncFrame: frame)
            try pool.widget.send(WidgetRequest("raise", to: id))
            try pool.widget.setWidgetInactive(WidgetID.cloudDrive)
        }
    }

    /// What the board is told of a file, by upstream's names.
    private var description: LiveValue {
        [
            "resourceUuid": .string(file.id), "resourceName": .string(file.name), "ext": .string(file.ending),
            "size": .integer(file.size ?? 0), "url": .string(address),
            "updateTime": .integer(Int(file.updated.milliseconds)),
        ]
    }
}
