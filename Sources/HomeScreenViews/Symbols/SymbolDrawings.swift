/// The drawings that stand for SF Symbols, of our own, in a square of 24 units.
///
/// Lines are 1.7 units wide with round ends. Of a pair the plain one is drawn in lines, and the one with `.fill` as an area.
enum SymbolDrawings {
    /// One that is drawn in lines and as an area.
    struct Pair {
        let name: String
        /// Closed lines, which the filled one fills.
        let outline: String
        /// Lines of the plain one alone.
        var inner = ""
        /// Lines of both.
        var outer = ""
        /// What is cut out of the filled one.
        var cut = ""
    }

    static let pairs: [Pair] = [
        Pair(
            name: "sun.max", outline: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z",
            outer:
                "M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8"
        ),
        Pair(name: "moon", outline: "M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5z"),
        Pair(name: "cloud", outline: "M7 18.5a4.3 4.3 0 0 1-.4-8.58A5.7 5.7 0 0 1 17.6 11A3.8 3.8 0 0 1 17.4 18.5z"),
        Pair(
            name: "cloud.rain", outline: "M7 15a4 4 0 0 1-.4-7.98A5.7 5.7 0 0 1 17.6 8A3.55 3.55 0 0 1 17.4 15z",
            outer: "M8 18l-1 3M12 18l-1 3M16 18l-1 3"),
        Pair(
            name: "cloud.snow", outline: "M7 15a4 4 0 0 1-.4-7.98A5.7 5.7 0 0 1 17.6 8A3.55 3.55 0 0 1 17.4 15z",
            outer: "M8 18.5v.01M12 18.5v.01M16 18.5v.01M10 21v.01M14 21v.01"),
        Pair(
            name: "cloud.bolt", outline: "M7 14.5a4 4 0 0 1-.4-7.98A5.7 5.7 0 0 1 17.6 7.5A3.55 3.55 0 0 1 17.4 14.5z",
            outer: "M12.5 16.5l-2 3h3l-2 3"),
        Pair(
            name: "cloud.sun", outline: "M9 19.5a3.8 3.8 0 0 1-.3-7.58A5 5 0 0 1 18.3 13A3.3 3.3 0 0 1 18 19.5z",
            outer: "M4.8 12A4 4 0 0 1 11.5 7.6M9 2.5v1.8M2.5 9h1.8M4.4 4.4l1.3 1.3M13.6 4.4l-1.3 1.3"),
        Pair(name: "drop", outline: "M12 2.8C14.5 6.5 18 10.5 18 14.5a6 6 0 0 1-12 0C6 10.5 9.5 6.5 12 2.8z"),
        Pair(name: "umbrella", outline: "M3 12.5a9 9 0 0 1 18 0z", outer: "M12 2.5v1M12 12.5V19a2.2 2.2 0 0 1-4.4 0"),
        Pair(
            name: "flame",
            outline:
                "M12 2.5C13 6.5 18 9 18 14.5a6 6 0 0 1-12 0C6 12 7.2 10.3 8.5 9C8.7 10.8 9.5 11.5 10.3 12C10.8 9 10 5.5 12 2.5z"
        ),
        Pair(name: "bolt", outline: "M13.5 2.5L5 13.5h6l-1 8L18.5 10.5h-6z"),
        Pair(
            name: "heart",
            outline: "M12 20.5C6.5 16.5 3 13.2 3 9a4.7 4.7 0 0 1 9-2A4.7 4.7 0 0 1 21 9C21 13.2 17.5 16.5 12 20.5z"),
        Pair(
            name: "star",
            outline: "M12 2.8l2.85 5.97 6.55.83-4.82 4.52 1.25 6.48L12 17.4l-5.83 3.2 1.25-6.48L2.6 9.6l6.55-.83z"),
        Pair(
            name: "house", outline: "M3 11.5L12 3.5l9 8M5.5 9.5V20h13V9.5", inner: "M10 20v-5.5h4V20",
            cut: "M10 20v-5.5h4V20z"),
        Pair(
            name: "lightbulb", outline: "M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8z",
            outer: "M9.5 20h5M10.5 22h3"),
        Pair(
            name: "lock",
            outline:
                "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20v-8a1.5 1.5 0 0 1 1.5-1.5z",
            outer: "M8 10.5V7a4 4 0 0 1 8 0v3.5"),
        Pair(
            name: "lock.open",
            outline:
                "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20v-8a1.5 1.5 0 0 1 1.5-1.5z",
            outer: "M8 10.5V6.5a4 4 0 0 1 7.8-1.2"),
        Pair(
            name: "bell", outline: "M12 3a6 6 0 0 1 6 6c0 5 1.5 6.5 2.5 8.5h-17C4.5 15.5 6 14 6 9a6 6 0 0 1 6-6z",
            outer: "M10 20.5a2.2 2.2 0 0 0 4 0"),
        Pair(
            name: "clock", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M12 7v5.2l3.5 2",
            cut: "M11.2 6.8h1.6v5l3.3 1.9-.8 1.4-4.1-2.4z"),
        Pair(
            name: "alarm", outline: "M12 5a8 8 0 1 0 0 16a8 8 0 1 0 0-16z", inner: "M12 9v4.2l3 1.8",
            outer: "M3 6l3.5-3M21 6l-3.5-3", cut: "M11.2 8.8h1.6v4l2.8 1.7-.8 1.4-3.6-2.2z"),
        Pair(
            name: "map", outline: "M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5-6-2.5-6 2.5z", inner: "M9 3.5V18M15 6v14.5",
            cut: "M8.7 5h.8v12.5h-.8zM14.6 6.5h.8V19h-.8z"),
        Pair(name: "location", outline: "M21 3L3 10.8l7.8 2.4L13.2 21z"),
        Pair(
            name: "gift", outline: "M4 12h16v9H4zM3 8h18v4H3z",
            inner: "M12 8v13M12 8C10 3 5.5 4 7 8M12 8c2-5 6.5-4 5 0", cut: "M11.3 8h1.4v13h-1.4z"),
        Pair(name: "cart", outline: "M6.5 7h14l-1.8 8.5H8.2z", outer: "M2.5 3.5h3l2.7 12M9.5 19.5v.01M17.5 19.5v.01"),
        Pair(
            name: "creditcard",
            outline:
                "M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5z",
            inner: "M2.5 9.5h19M6 15h3", cut: "M2.5 9h19v2h-19zM5.5 14h4v1.5h-4z"),
        Pair(name: "bag", outline: "M5 8h14l1 13H4z", outer: "M8.5 8V6.5a3.5 3.5 0 0 1 7 0V8"),
        Pair(
            name: "book", outline: "M12 6C9.5 4 6 4 3 4.8V19c3-.8 6.5-.8 9 1.2c2.5-2 6-2 9-1.2V4.8C18 4 14.5 4 12 6z",
            inner: "M12 6v14", cut: "M11.4 6.5h1.2V19h-1.2z"),
        Pair(name: "bookmark", outline: "M6.5 3h11V21.5L12 16.5l-5.5 5z"),
        Pair(name: "flag", outline: "M5 4c4-2 7 2 14 0v9.5c-7 2-10-2-14 0z", outer: "M5 3v18.5"),
        Pair(
            name: "tag", outline: "M3 11V4.5A1.5 1.5 0 0 1 4.5 3H11l10 10-8 8z", inner: "M7.5 7.5v.01",
            cut: "M7.5 6.4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2z"),
        Pair(
            name: "camera",
            outline:
                "M4 7.5h3.5L9 5h6l1.5 2.5H20A1.5 1.5 0 0 1 21.5 9v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5z",
            inner: "M12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z", cut: "M12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"),
        Pair(
            name: "photo",
            outline:
                "M4 4.5h16A1.5 1.5 0 0 1 21.5 6v12a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V6A1.5 1.5 0 0 1 4 4.5z",
            inner: "M3 16.5l5-5 4.5 4.5 3-3 5.5 5M16 8.5v.01",
            cut: "M4 17l4-4 4.5 4.5 3-3L19 18H4zM16 7.3a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z"),
        Pair(name: "play", outline: "M7 4l13 8-13 8z"),
        Pair(name: "pause", outline: "M6.5 4.5h3.5v15H6.5zM14 4.5h3.5v15H14z"),
        Pair(name: "stop", outline: "M6 6h12v12H6z"),
        Pair(name: "forward", outline: "M3 6l8.5 6L3 18zM12.5 6l8.5 6-8.5 6z"),
        Pair(name: "backward", outline: "M21 6l-8.5 6 8.5 6zM11.5 6L3 12l8.5 6z"),
        Pair(
            name: "mic", outline: "M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3z",
            outer: "M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7"),
        Pair(
            name: "phone",
            outline:
                "M6 3l3.5.5 1.5 4.5-2 1.8a12 12 0 0 0 5.2 5.2l1.8-2 4.5 1.5.5 3.5C21 20 19.5 21 18 21A15 15 0 0 1 3 6C3 4.5 4 3 6 3z"
        ),
        Pair(
            name: "message",
            outline:
                "M12 3.5c5.2 0 9.5 3.3 9.5 7.8s-4.3 7.7-9.5 7.7a11 11 0 0 1-3-.4L4.5 21l.8-3.8C3.5 15.8 2.5 13.7 2.5 11.3C2.5 6.8 6.8 3.5 12 3.5z"
        ),
        Pair(
            name: "envelope",
            outline:
                "M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5z",
            inner: "M3 7l9 6.5L21 7", cut: "M3 7.3l9 6.5 9-6.5v1.4l-9 6.5-9-6.5z"),
        Pair(
            name: "paperplane", outline: "M21.5 2.5L2.5 10l7.5 4 4 7.5z", inner: "M10 14L21.5 2.5",
            cut: "M10.3 14.4l6-6.5-6.7 5.8z"),
        Pair(
            name: "person",
            outline: "M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c0-4.5 3.5-6.5 7.5-6.5s7.5 2 7.5 6.5z"),
        Pair(
            name: "person.2",
            outline:
                "M8.5 5a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6zM2 19.5c0-4 2.8-5.7 6.5-5.7s6.5 1.7 6.5 5.7zM17 6.5a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4zM17.5 19.5H22c0-3.5-2-5-4.7-5"
        ),
        Pair(
            name: "car", outline: "M5 11l1.8-5h10.4L19 11l1.5 1.5V18h-17v-5.5z",
            inner: "M5 11h14M7 14.5v.01M17 14.5v.01", outer: "M6 18v2M18 18v2",
            cut: "M7.3 7.5h9.4l1 3H6.3zM7 13.5a1 1 0 1 0 0 2a1 1 0 1 0 0-2zM17 13.5a1 1 0 1 0 0 2a1 1 0 1 0 0-2z"),
        Pair(
            name: "bed.double", outline: "M3 13.5A2.5 2.5 0 0 1 5.5 11h13a2.5 2.5 0 0 1 2.5 2.5V17H3z",
            inner: "M12 11V8.5", outer: "M3 17v2.5M21 17v2.5M5.5 11V6.5h13V11"),
        Pair(
            name: "cup.and.saucer", outline: "M4 7.5h13V12a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z",
            outer: "M17 9h1.5a2 2 0 0 1 0 4H17M3 20h15"),
        Pair(
            name: "leaf", outline: "M4.5 19.5C2.5 9.5 9 4 20.5 3.5C21 13.5 16 20.5 7.5 17.5z",
            inner: "M4 21c1.5-5 5-8.5 10-11", cut: "M3.5 21l.8 0c1.5-4.5 5-8 9.7-10.3l-.4-.8C8.5 12.3 5 16 3.5 21z"),
        Pair(
            name: "trash", outline: "M5.5 6.5h13l-1 14.5h-11z", inner: "M10 10.5v6.5M14 10.5v6.5",
            outer: "M3.5 6.5h17M9 6.5V3.5h6v3", cut: "M9.4 10h1.2v7.5H9.4zM13.4 10h1.2v7.5h-1.2z"),
        Pair(
            name: "gearshape",
            outline:
                "M12 2.5l1.6 2.7 2.3-.7 1.6 1.6-.7 2.3 2.7 1.6v4l-2.7 1.6.7 2.3-1.6 1.6-2.3-.7L12 21.5l-1.6-2.7-2.3.7-1.6-1.6.7-2.3L4.5 14v-4l2.7-1.6-.7-2.3 1.6-1.6 2.3.7z",
            inner: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z", cut: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z"),
        Pair(
            name: "checkmark.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M8 12.5l2.8 2.8L16 9.3",
            cut: "M7.3 12.8l1.2-1.2 2.3 2.3 4.8-5.7 1.3 1.1-6 7.1z"),
        Pair(
            name: "plus.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M12 8v8M8 12h8",
            cut: "M11.2 7.5h1.6v3.7h3.7v1.6h-3.7v3.7h-1.6v-3.7H7.5v-1.6h3.7z"),
        Pair(
            name: "minus.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M8 12h8",
            cut: "M7.5 11.2h9v1.6h-9z"),
        Pair(
            name: "xmark.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M9 9l6 6M15 9l-6 6",
            cut: "M8.3 9.4l1.1-1.1 2.6 2.6 2.6-2.6 1.1 1.1-2.6 2.6 2.6 2.6-1.1 1.1-2.6-2.6-2.6 2.6-1.1-1.1 2.6-2.6z"),
        Pair(
            name: "info.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", inner: "M12 11v5.5M12 7.5v.01",
            cut: "M11.1 10.5h1.8v6.5h-1.8zM12 6.4a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4z"),
        Pair(
            name: "questionmark.circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
            inner: "M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2M12 16.7v.01",
            cut:
                "M8.7 9.5a3.3 3.3 0 1 1 4.9 2.9c-.6.4-.8.7-.8 1.3h-1.6c0-1.3.6-2 1.6-2.6a1.7 1.7 0 1 0-2.5-1.6zM12 15.7a1 1 0 1 0 0 2a1 1 0 1 0 0-2z"
        ),
        Pair(
            name: "exclamationmark.triangle", outline: "M12 3.5L22 20.5H2z", inner: "M12 9.5v5M12 17.5v.01",
            cut: "M11.1 9h1.8l-.3 6h-1.2zM12 16.3a1 1 0 1 0 0 2a1 1 0 1 0 0-2z"),
        Pair(name: "chart.bar", outline: "M4 12h4v8.5H4zM10 4h4v16.5h-4zM16 8.5h4v12h-4z"),
        Pair(
            name: "square.grid.2x2",
            outline: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"),
        Pair(name: "circle", outline: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"),
        Pair(
            name: "square",
            outline:
                "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z"
        ),
        Pair(name: "doc", outline: "M6 2.5h8l5 5V21.5H6z", inner: "M14 2.5v5h5"),
        Pair(
            name: "folder",
            outline:
                "M3 6.5A1.5 1.5 0 0 1 4.5 5H9l2 2.5h8.5A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z"
        ),
        Pair(
            name: "eye", outline: "M2 12C5 7.5 8.5 5.5 12 5.5S19 7.5 22 12c-3 4.5-6.5 6.5-10 6.5S5 16.5 2 12z",
            inner: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z", cut: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"),
        Pair(
            name: "tv",
            outline:
                "M4 5h16A1.5 1.5 0 0 1 21.5 6.5v9A1.5 1.5 0 0 1 20 17H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 5z",
            outer: "M8 20h8"),
        Pair(
            name: "fan",
            outline:
                "M12 10.5C10 8 9 3 12 3s4 4 1.3 8M13.5 12c2.5-2 7.5-3 7.5 0s-4 4-8 1.3M12 13.5c2 2.5 3 7.5 0 7.5s-4-4-1.3-8M10.5 12C8 14 3 15 3 12s4-4 8-1.3"
        ),
    ]

    /// Those that are lines alone.
    static let lines: [(name: String, path: String)] = [
        ("wind", "M3 9h11a2.8 2.8 0 1 0-2.8-2.8M3 13h15.5a2.8 2.8 0 1 1-2.8 2.8M3 17h8a2 2 0 1 1-2 2"),
        ("snowflake", "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5"),
        ("thermometer.medium", "M10 13.5V5a2 2 0 0 1 4 0v8.5a4.3 4.3 0 1 1-4 0zM12 9v8"),
        (
            "sunrise",
            "M3 18h18M6.5 18a5.5 5.5 0 0 1 11 0M12 3v6M9 5.5L12 2.5l3 3M4.5 11l1.5 1.2M19.5 11L18 12.2M6 21.5h12"
        ),
        ("sunset", "M3 18h18M6.5 18a5.5 5.5 0 0 1 11 0M12 2.5v6M9 6l3 3 3-3M4.5 11l1.5 1.2M19.5 11L18 12.2M6 21.5h12"),
        ("key", "M8 9.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM11.2 10.8L20 2.5M16 6.5l3 3"),
        (
            "calendar",
            "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 21H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 5zM3.5 9.5h17M8 2.5V6M16 2.5V6M8 13.5v.01M12 13.5v.01M16 13.5v.01M8 17v.01M12 17v.01"
        ),
        ("timer", "M12 5.5a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 13.5V9M10 2.5h4"),
        ("mappin", "M12 2.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 10.5v11"),
        ("music.note", "M9 17.5V4.5l9-2v3.5l-9 2M6.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z"),
        ("speaker.wave.2", "M3 9.5h3.5L12 5v14l-5.5-4.5H3zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"),
        ("headphones", "M4 17v-4a8 8 0 0 1 16 0v4M4 14h2.5v6H4zM17.5 14H20v6h-2.5z"),
        ("figure.walk", "M13 3v.01M12.5 7l-2.5 6 3.5 3v5M10 13l-1 3.5L6.5 21M12.5 7L9 9l-1 3M12.5 7l2 3.5 3 1"),
        (
            "airplane",
            "M12 2.5c1 0 1.5 1.5 1.5 3V9l8 5v2l-8-2.5v5l2.5 2v1L12 20.5 8 21.5v-1l2.5-2v-5L2.5 16v-2l8-5V5.5c0-1.5.5-3 1.5-3z"
        ),
        (
            "bicycle",
            "M5.5 12.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM18.5 12.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM5.5 16.5L9 8.5h6l3.5 8M9 8.5l4 8 3-6M7.5 8.5h3M14.5 5.5H17"
        ),
        (
            "tram",
            "M7 4.5h10A2.5 2.5 0 0 1 19.5 7v9a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7A2.5 2.5 0 0 1 7 4.5zM4.5 12h15M8 15v.01M16 15v.01M8 18l-2 3.5M16 18l2 3.5M9 2h6"
        ),
        ("fork.knife", "M7 2.5v19M4.5 2.5V8a2.5 2.5 0 0 0 5 0V2.5M17 21.5v-8h-2.5V7c0-2.5 1-4.5 2.5-4.5z"),
        ("pencil", "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5L17.5 10"),
        ("magnifyingglass", "M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM15.5 15.5L21 21"),
        ("plus", "M12 4v16M4 12h16"),
        ("minus", "M4 12h16"),
        ("xmark", "M5.5 5.5l13 13M18.5 5.5l-13 13"),
        ("checkmark", "M4.5 13l5 5.5L19.5 6"),
        ("arrow.up", "M12 20V4M5.5 10.5L12 4l6.5 6.5"),
        ("arrow.down", "M12 4v16M5.5 13.5L12 20l6.5-6.5"),
        ("arrow.left", "M20 12H4M10.5 5.5L4 12l6.5 6.5"),
        ("arrow.right", "M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
        ("arrow.clockwise", "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"),
        ("chevron.up", "M5 15.5L12 8.5l7 7"),
        ("chevron.down", "M5 8.5l7 7 7-7"),
        ("chevron.left", "M15.5 5L8.5 12l7 7"),
        ("chevron.right", "M8.5 5l7 7-7 7"),
        ("ellipsis", "M5 12v.01M12 12v.01M19 12v.01"),
        ("square.and.arrow.up", "M12 15V2.5M8 6.5l4-4 4 4M8 9.5H5.5v12h13v-12H16"),
        (
            "link",
            "M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0L4.5 13.5a4.2 4.2 0 0 0 6 6L12 18"
        ),
        ("wifi", "M2.5 9a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9.2 16.5a4.3 4.3 0 0 1 5.6 0M12 20v.01"),
        ("battery.100", "M3 8h15.5v8H3zM21 11v2M5.5 10.5h10.5v3H5.5z"),
        ("power", "M12 3v9M7 6a8 8 0 1 0 10 0"),
        (
            "qrcode",
            "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM7 7v.01M17 7v.01M7 17v.01M14 14h3v3h3M14 20h.01M20 20h.01M20 14h.01"
        ),
        ("list.bullet", "M8 6h12.5M8 12h12.5M8 18h12.5M4 6v.01M4 12v.01M4 18v.01"),
        ("globe", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"),
        ("text.quote", "M5 7.5c-2 2-2 5 0 6.5M9 7.5c-2 2-2 5 0 6.5M13 8h8M13 12h8M4 17h17"),
    ]
}
