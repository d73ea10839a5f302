import HTTPServing
import SceneRendering

/// `GET /`: the preview page of a view.
struct PreviewRoute: Route {
    let path = "/"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        if let page = session.page(ViewQuery.request(request.query)) { return .html(page) }
        // In this order: a save in between is then fetched again, and not missed.
        let version = session.savesVersion
        let findings = FindingList(diagnostics: session.project.diagnostics, touching: [], editor: session.editor)
        return .html(SharedBytes(EmptyPage.bytes(findings, version: version, frame: session.frame)))
    }
}
