public import SceneModel

extension ClassroomKind {
    /// Lines about the scenes and themes that ship.
    public var commandExamples: [CommandExample] {
        [
            CommandExample("render small-class -o small-class.html", "Writes the scene as its file describes it."),
            CommandExample(
                "render lecture-hall --mode dark --device phone --locale zh-Hans > page.html",
                "Writes the lecture hall as a phone shows it at night, in Chinese."),
            CommandExample("layout small-class --device phone", "Prints the small class on the reference phone."),
            CommandExample(
                "layout small-class --device 1366x1024:pad --format json", "Prints it on a larger pad, for a program."),
            CommandExample(
                "explain small-class roster.camera.streamOn.image", "Shows the icon, its tint and their whole history."),
            CommandExample("explain small-class stateBar.backgroundColor --mode dark", "Shows the colour at night."),
            CommandExample("new scene hall --type lecture", "Writes Scenes/hall.yaml, a lecture."),
            CommandExample("new scene vote --with poll", "Writes Scenes/vote.yaml, in which a poll is going on."),
            CommandExample("new theme dusk --with roster", "Writes Themes/dusk.yaml, with every key of the roster."),
        ]
    }
}
