import HTTPServing
import SceneModel

extension PreviewSession {
    /// What is shown of a project in which there is nothing to show yet.
    func emptyPage(locale: String?) -> SharedBytes {
        // In this order: a save in between is then fetched again, and not missed.
        let version = savesVersion
        let project = project
        let texts = PageTexts(locale: locale ?? "")
        let findings = FindingList(
            diagnostics: project.readAll(), touching: [], editor: editor.speaking(texts.language), texts: texts)
        return SharedBytes(
            EmptyPage.bytes(findings, version: version, command: project.project.sceneCommand, frame: frame))
    }
}
