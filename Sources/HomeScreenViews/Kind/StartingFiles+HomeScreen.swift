import SceneModel
import SourceDiagnostics

extension StartingFiles {
    /// A screen with one widget of one app, and the files that a widget and an app begin as.
    ///
    /// The widget has a form for each type of screen, so that it stands on whichever somebody starts with.
    static let homeScreen = StartingFiles(
        theme: theme, scene: scene, sceneFiles: sceneFiles,
        files: [File("widget", widget, beside: "app"), File("app", app)], needsType: true,
        projectFiles: sceneFiles.merging([
            "Themes/widgets.yaml": Array(theme.utf8), "Scenes/home.yaml": Array(scene.utf8),
            ProjectLayout.standard.projectFile: Array(project.utf8),
        ]) { $1 })

    private static let sceneFiles = [
        "Widgets/my-app/app.yaml": Array(app.utf8), "Widgets/my-app/hello.yaml": Array(widget.utf8),
    ]

    private static let theme = """
        # The look of home screens and their widgets. `$name` is one of the colours below.

        theme: widgets
        title: Widgets
        modes: [light, dark]

        colors:
          card: { light: white, dark: "#1C1C1E" }

        components:
          homeSurface:
            wallpaper:
              top: { light: "#7FA6F8", dark: "#22306B" }
              middle: { light: "#7467E4", dark: "#1B1C4A" }
              bottom: { light: "#2B2A6B", dark: "#0B0B22" }
          homeWidget:
            backgroundColor: $card

        """

    private static let project = """
        # What holds for the whole project.

        # What the preview shows first, and the theme of screens and apps that name none.
        scene: home
        theme: widgets

        # `locales: [fr]` adds a language, and `diorama validate` names each text that has none in it yet.

        """

    private static let scene = """
        # A screen with widgets. Each entry of `compose` is the id of a widget: its path below `Widgets`.

        scene: home
        title: Home
        theme: widgets
        type: homeScreen

        compose:
          - my-app/hello: {}

        contexts:
          people:
            - { id: owner, name: Owner }
          # The time there, with which every picture is the same on every day.
          # clock: 2026-03-02T09:12:00Z
          # What servers answer, by address; without an answer, widgets show their samples.
          # network:
          #   https://example.com/weather: { body: { degrees: 21 } }
          # What the apps have stored for their widgets, by the key that a widget names.
          # apps:
          #   my-app: { store: { greeting: Hello } }

        """

    private static let app = """
        # An app: what its widgets belong to. `diorama schema app` lists every key.

        app: my-app
        title: My app
        color: "#5B6CFF"

        # The theme that its widgets are written for; without it, the project's.
        # theme: widgets

        # The URL schemes that open it, and what it shows for them; links of its widgets are held to these.
        # schemes: [myapp]
        # routes:
        #   "items/{id}": An item

        """

    private static let widget = """
        # A widget: what it shows in each size. `diorama reference views` lists the views and their properties.

        widget: my-app/hello
        title: Hello
        # description: A sentence for the gallery.

        # Where values come from; `"{weather.degrees}"` in a text shows one. The sample stands in before an answer.
        # data:
        #   weather: { http: https://example.com/weather, shape: { degrees: number }, sample: { degrees: 21 } }

        # When it asks again; the system grants about fifty times a day.
        # timeline: { entries: 1, reload: { after: 2h } }

        layouts:
          # On a home screen.
          systemSmall:
            background: { gradient: { colors: ["#4453DB", "#7A3DF0"], angle: 160 } }
            content:
              # A column is as large as what is in it, and stands in the middle; at 100% it begins at the corner.
              - column:
                  align: leading
                  width: 100%
                  height: 100%
                  items:
                    - text: { value: Hello, size: 24, weight: bold, color: white, lines: 1, minScale: 0.5 }
                    - spacer: {}
                    - date: { value: "{entry.date}", style: time, size: 17, color: white }
          # systemMedium:
          #   content:
          #     - text: Hello

          # On a lock screen, which paints it in one colour.
          accessoryRectangular:
            content:
              - text: { value: Hello, style: headline, lines: 1, minScale: 0.5 }

          # In a Today view.
          todayCompact:
            content:
              - text: { value: Hello, style: headline, lines: 1, minScale: 0.5 }

        """
}
