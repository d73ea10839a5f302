import LiveValues

/// What an event changes in a component's picture.
public enum ComponentChanges: Sendable {
    /// The change leaves the component's picture as it is.
    case nothing
    /// Anything: draw it again.
    case everything
    /// Only these parts, in this order, named by their identifiers from ``RenderContext/partID(_:)``.
    case parts([Patch])
}

/// Something that a user did to a component.
public struct ComponentAction: Hashable, Sendable {
    /// The action's name, as the element declares it.
    public let name: String
    /// What it is done to, such as a user's identifier; empty when the action needs none.
    public let argument: String
    /// The values of the form that it was sent from, by name.
    public let values: [String: String]

    /// The file that was brought with it; nil for every action but those of ``HTMLAttribute/brings(_:)``.
    public let file: BroughtFile?

    /// Makes an action.
    public init(
        _ name: String, argument: String = "", values: [String: String] = [:], file: BroughtFile? = nil
    ) {
        self.name = name
        self.argument = argument
        self.values = values
        self.file = file
    }
}

/// A file that somebody has brought: its bytes are with the program that shows the scene, which made up the identifier.
public struct BroughtFile: Hashable, Sendable {
    /// Nobody can guess it.
    public let id: String
    /// What it was called where it came from; empty for what was pasted.
    public let name: String
    /// How many bytes were brought.
    public let size: Int
    /// Its size in pixels when it is a picture; nil for everything else.
    public let pixels: Pixels?
    /// How many pages it has that are served as pictures, under ``page(_:)``; 0 for everything but a plain text.
    public let pageCount: Int

    /// The size of a picture.
    public struct Pixels: Hashable, Sendable {
        /// From left to right.
        public let width: Int
        /// From top to bottom.
        public let height: Int

        /// Takes both.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Describes a file.
    public init(id: String, name: String, size: Int, pixels: Pixels? = nil, pageCount: Int = 0) {
        self.id = id
        self.name = name
        self.size = size
        self.pixels = pixels
        self.pageCount = pageCount
    }

    /// The identifier of the picture of a page, counted from 0.
    public func page(_ index: Int) -> String { "\(id).\(index)" }

    /// Where pages find the bytes.
    public static func address(_ id: String) -> String { "/files/" + id }
}

// MARK: - What elements do

extension HTMLAttribute {
    /// A click does an action of the component that the element stands in.
    public static func performs(_ action: String) -> HTMLAttribute { .data(.action, action) }

    /// What the element's action is done to.
    public static func argument(_ argument: String) -> HTMLAttribute { .data(.argument, argument) }

    /// A click shows another view of the scene, in which this was chosen on an axis of its kind: `chooses("page", "2")`.
    public static func chooses(_ axis: String, _ choice: String) -> HTMLAttribute {
        .data(.chooses, axis + "=" + choice)
    }

    /// A click opens the popup that opens from this anchor, or closes it: `opens("toolBar.setting")`.
    public static func opens(_ anchor: String) -> HTMLAttribute { .data(.opens, anchor) }

    /// A click opens the dialog with this identifier.
    ///
    /// A form in it with ``performs(_:)`` does its action, with the
    /// clicked element's argument and the form's values; a button with the value `cancel` only closes it.
    public static func asks(_ dialogID: String) -> HTMLAttribute { .data(.asks, dialogID) }

    /// Whom or what the dialog is about that the element opens with ``asks(_:)``: shown where the dialog has ``saysWhom``.
    public static func about(_ name: String) -> HTMLAttribute { .data(.about, name) }

    /// In a dialog: the element's text is the name of the one whom it is about.
    public static let saysWhom = data(.whom)

    /// In a popup: it closes by itself when nobody has pointed at the element or used it for a time.
    public static func rests(after time: Duration) -> HTMLAttribute { .data(.rests, String(time.milliseconds)) }

    /// Pressing does the action, and releasing does the other one.
    public static func holds(_ action: String, release: String) -> [HTMLAttribute] {
        [.data(.hold, action), .data(.release, release)]
    }

    /// A click scrolls the element with this identifier sideways, by as many of its children as `step` says; negative
    /// for backwards.
    public static func scrolls(_ id: String, by step: Int) -> [HTMLAttribute] {
        [.data(.scrolls, id), .data(.step, String(step))]
    }

    /// A click shows the panel with this identifier in place of the panels beside it, without asking the server.
    ///
    /// Panels have the role `tabpanel`; the one that is drawn without `hidden` is shown first. Which one a person has
    /// chosen stays through later pictures. A button with the role `tab` says by `aria-selected` that its panel is shown.
    public static func selects(_ panelID: String) -> HTMLAttribute { .data(.selects, panelID) }

    /// A click writes a text into the field with this identifier, where its cursor is.
    public static func inserts(_ text: String, into fieldID: String) -> [HTMLAttribute] {
        [.data(.inserts, text), .data(.into, fieldID)]
    }

    /// A click deletes what is selected in the field with this identifier, else the character before its cursor.
    public static func deletes(in fieldID: String) -> [HTMLAttribute] { [.data(.deletes), .data(.into, fieldID)] }

    /// An input of the type `file`: each file that is chosen is brought with an action of the component.
    ///
    /// How far it is, and why one was refused, is written into the element of the same component with ``showsTransfers``.
    public static func brings(_ action: String) -> HTMLAttribute { .data(.brings, action) }

    /// Pictures that are pasted into the element are brought with an action of the component.
    public static func pastes(_ action: String) -> HTMLAttribute { .data(.pastes, action) }

    /// The page's script writes here which files are on their way.
    public static let showsTransfers = [data(.transfers), data("own", "")]

    /// In a field of several lines: Enter sends its form, and Shift with Enter begins a line.
    ///
    /// Enter that ends the composition of a character, as with an input method for Chinese, sends nothing.
    public static let sendsOnEnter = data(.enter)

    /// A form whose fields are empty again when it was sent; what was refused comes back into them.
    public static let clearsWhenSent = data(.empties)

    /// The element stands for a piece of its component, ``Component/piece(_:in:)``, which the page fetches and puts in its
    /// place when it is about to come into sight.
    public static func standsFor(piece: String) -> HTMLAttribute { .data(.piece, piece) }

    /// The properties behind an element's look, as paths below its component, for the inspector.
    ///
    /// `camera.streamOn` stands for everything below it. A path of another component starts with a slash:
    /// `/record.recordingState`.
    public static func configured(by paths: String...) -> HTMLAttribute {
        .data(.keys, paths.joined(separator: " "))
    }

    /// The shared properties of the hosted part that an element shows, as key paths, for the inspector: where they started.
    public static func showing(_ keyPaths: String...) -> HTMLAttribute { showing(keyPaths) }

    /// The same for paths that are put together elsewhere.
    public static func showing(_ keyPaths: [String]) -> HTMLAttribute {
        .data(.shows, keyPaths.joined(separator: " "))
    }

    /// The element's text is a time that runs: the time since `start`, zero as long as that lies ahead.
    ///
    /// The start is in milliseconds since 1970 on the store's clock. The page's script writes the time after the text in
    /// `prefix`, as ``RunningTime`` says.
    public static func runs(
        from start: Int64, prefix: String = "", format: RunningTime = .short
    ) -> [HTMLAttribute] {
        [.data(.runsFrom, String(start)), .data(.prefix, prefix)] + format.attributes
    }

    /// The same for the time until `end`, which stays at zero from then on.
    public static func runs(
        until end: Int64, prefix: String = "", format: RunningTime = .short
    ) -> [HTMLAttribute] {
        [.data(.runsUntil, String(end)), .data(.prefix, prefix)] + format.attributes
    }

    /// A toast that the page shows when the store's clock reaches a time, in milliseconds since 1970.
    public static func warns(at time: Int64, _ text: String) -> [HTMLAttribute] {
        [.data(.warnsAt, String(time)), .data(.warning, text)]
    }
}
