import Exporting
import HTTPServing
import SceneModel
import SourceDiagnostics

/// `GET /export`: what an export would write.
struct ExportRoute: Route {
    let path = "/export"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let locale = request.queryValue(ViewQuery.Name.locale.rawValue)
        let texts = PageTexts(locale: locale ?? "")
        // In this order: a save in between is then fetched again, and not missed.
        let version = session.savesVersion
        guard let content = session.export(request) else {
            return session.project.project.themeIDs.isEmpty
                ? .html(session.emptyPage(locale: locale)) : .text(.notFound)
        }
        return .html(
            SharedBytes(
                ExportPage.bytes(
                    content, version: version, editor: session.editor.speaking(texts.language), frame: session.frame,
                    texts)))
    }
}

/// `GET /export/events`: saves, for the page of an export.
struct ExportEventsRoute: Route {
    let path = "/export/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        .eventStream(
            session.openSaves(after: request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }))
    }
}

/// `GET /export.zip`: the files of an export as an archive.
struct ExportArchiveRoute: Route {
    let path = "/export.zip"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let content = session.export(request), !content.export.files.isEmpty,
            !content.export.findings.containsError
        else { return .text(.notFound) }
        var reply = HTTPReply(
            mediaType: .binary, body: SharedBytes(ZipArchive.bytes(of: content.export.files)))
        reply.isDownload = true
        return reply
    }
}

extension PreviewSession {
    /// The export that an address asks for; `nil` if it names an unknown theme, target or file.
    func export(_ request: HTTPRequest) -> ExportContent? {
        let locale = request.queryValue(ViewQuery.Name.locale.rawValue) ?? ""
        return project.export(
            ExportRequest(request.query), among: targets, root: editor.root,
            locale: PageTexts(locale: locale).language.rawValue)
    }
}
