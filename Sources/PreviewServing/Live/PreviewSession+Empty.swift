import HTTPServing
import SceneModel

extension PreviewSession {
    /// What is shown of a project in which there is nothing to show yet.
    func emptyPage() -> SharedBytes {
        // In this order: a save in between is then fetched again, and not missed.
        let version = savesVersion
        let project = project
        let findings = FindingList(diagnostics: project.readAll(), touching: [], editor: editor)
        return SharedBytes(
            EmptyPage.bytes(findings, version: version, command: project.project.sceneCommand, frame: frame))
    }
}
