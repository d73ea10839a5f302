public import SceneRendering

// Digits that turn over like the pages of a flip clock, while a countdown runs on the room's clock.
//
// The server draws the digits of the moment. The page's script takes over: it looks for elements with
// `countsDown(until:within:warningFrom:announcing:)` and keeps what stands in them up to date, also after a patch and
// after a reconnection. Without a script, as in a rendered file, the picture of the moment stays.

extension HTMLAttribute {
    /// The element and what stands in it show the time until `end`, in whole seconds, and 0 from then on.
    ///
    /// The script keeps up to date, each time a second has passed:
    /// - every ``HTMLNode/turningDigit(_:at:page:)``: the digit at its place in `mmss`;
    /// - every element with ``showsTimeLeft``: `mm:ss`;
    /// - the element's classes `is-warning` and `is-over`;
    /// - every element with ``announcesEnd``, which gets the announcement when the end is seen to come.
    ///
    /// - Parameters:
    ///   - end: In milliseconds since 1970, on the room's clock.
    ///   - duration: The seconds that are never exceeded, in case the clocks differ.
    ///   - seconds: From how many seconds on the element has the class `is-warning`; it has `is-over` at 0.
    ///   - announcement: What ``announcesEnd`` says.
    /// - Returns: The attributes.
    public static func countsDown(
        until end: Int64, within duration: Int, warningFrom seconds: Int, announcing announcement: String
    ) -> [HTMLAttribute] {
        [
            .data(.countsUntil, String(end)), .data(.duration, String(duration)),
            .data(.warnsFrom, String(seconds)), .data(.ending, announcement),
        ]
    }

    /// The element's text is what is left of the countdown that it stands in, as `mm:ss`.
    public static let showsTimeLeft = data(.timeLeft)

    /// The element is empty until the countdown that it stands in comes to its end.
    ///
    /// Give it the role `alert`, so that a screen reader says it.
    public static let announcesEnd = data(.announcesEnd)
}

/// What an element of a countdown tells the page's module `countdown.js`, by the name of the attribute.
package enum CountdownData: String, CaseIterable, Sendable {
    case announcesEnd = "data-announces-end"
    case countsUntil = "data-counts-until"
    case digit = "data-digit"
    case duration = "data-duration"
    case ending = "data-ending"
    case timeLeft = "data-time-left"
    case warnsFrom = "data-warns-from"
}

extension HTMLAttribute {
    fileprivate static func data(_ name: CountdownData, _ value: String = "") -> HTMLAttribute {
        HTMLAttribute(name.rawValue, value)
    }
}

extension HTMLNode {
    /// A digit on a page that turns over when the digit changes: the upper half in 0.25 s, then the lower half in 0.25 s,
    /// with a seam of one point between them in the colour `--seam`.
    ///
    /// Where a reader prefers reduced motion, it changes at once. Its size, colour and font come from the style sheet of
    /// the widget; its class is `turning-digit`.
    ///
    /// - Parameters:
    ///   - digit: The digit of the moment.
    ///   - place: Its place in `mmss`, from 0.
    ///   - page: What lies under the digit, such as an icon of the digit's size.
    /// - Returns: The element.
    public static func turningDigit(_ digit: Int, at place: Int, page: HTMLNode = .nothing) -> HTMLNode {
        .element(
            .span, .class("turning-digit"), .data(.digit, String(place)),
            children: ["is-upper", "is-lower", "is-upper is-leaving", "is-lower is-arriving"].map { part in
                .element(.span, .class("half " + part), children: [page, .element(.b, text: String(digit))])
            })
    }
}
