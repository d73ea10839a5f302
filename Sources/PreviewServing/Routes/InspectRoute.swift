import HTTPServing
import SceneRendering

/// `GET /inspect`: what is behind a part of a picture, as the fragment that the side panel shows.
struct InspectRoute: Route {
    let path = "/inspect"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let component = request.queryValue(.component),
            let view = session.view(ViewQuery.request(request.query))
        else { return .text(.badRequest) }
        view.wakeUp()
        guard let staged = view.picture?.staged else { return .text(.badRequest) }
        let paths = { (name: QueryName) in (request.queryValue(name) ?? "").split(separator: " ").map(String.init) }
        guard
            let found = staged.inspect(
                paths(.keys), shown: paths(.shows), part: request.queryValue(.part) ?? "", component: component)
        else {
            return .text(.notFound)
        }
        let texts = PageTexts(locale: view.view.locale)
        let panel = InspectorPanel(
            component: found.name, id: component, summary: found.summary, properties: found.properties,
            part: found.part,
            exported: view.drawnFrom.exportedPlaces(ofTheme: view.view.theme, among: session.targets),
            theme: view.view.theme, editor: session.editor.speaking(texts.language), texts: texts)
        return .html(SharedBytes(HTMLRenderer.render(panel.node)))
    }
}
