import Foundation
import LiveValues
import SceneRendering

/// The list of changes, newest first.
enum EventLog {
    static func area(_ entries: [LogEntry], subjects: [LogSubject], _ texts: PageTexts) -> HTMLNode {
        .element(
            .section, .class("d-log-area"), .aria("labelledby", "d-log-title"),
            children: [
                .element(
                    .div, .class("d-log-sizer d-needs-script"), .role("separator"), .tabIndex(0),
                    .aria("orientation", "horizontal"), .aria("label", texts.eventsHeight),
                    .aria("controls", "d-log-scroll"), .aria("valuenow", "25")),
                .element(
                    .div, .class("d-log-head"),
                    children: [
                        .element(
                            .h2, .id("d-log-title"), .class("d-log-title"),
                            children: [
                                .element(
                                    .button, .type("button"), .aria("expanded", "true"),
                                    .aria("controls", "d-log-scroll"), text: texts.events)
                            ]),
                        filter(subjects, texts),
                        .element(
                            .button, .id(.logClear), .type("button"), .class("d-button d-needs-script"),
                            text: texts.clear),
                    ]),
                // A log announces each entry by default, and there can be many: the toasts say what matters.
                .element(
                    .div, .id("d-log-scroll"), .class("d-log-scroll"), .role("log"), .aria("live", "off"), .tabIndex(0),
                    .aria("labelledby", "d-log-title"),
                    children: [
                        .element(.ol, .id(.log), .class("d-log"), children: entries.reversed().map(entry)),
                        .element(.p, .class("d-log-empty"), text: texts.noEvents),
                    ]),
            ])
    }

    /// The control that leaves one subject in the list.
    private static func filter(_ subjects: [LogSubject], _ texts: PageTexts) -> HTMLNode {
        guard !subjects.isEmpty else { return .element(.span, .id(.logFilter)) }
        let choices = [Choice("", texts.all)] + subjects.map { Choice($0.id, $0.title.text) }
        return .element(
            .select, [.id(.logFilter), .class("d-select d-needs-script"), .aria("label", texts.show)],
            choices.map { ChoiceControl.option($0) })
    }

    static func entry(_ entry: LogEntry) -> HTMLNode {
        let time = ClockText.text(entry.time)
        let times: HTMLNode =
            entry.count == 1 ? .nothing : .element(.em, .class("d-times"), text: "× \(entry.count)")
        // A sentence about several has their number in it.
        let isTold = entry.sentence.several != nil
        return .element(
            // By its first change, a page knows the line that has grown.
            .li, .data(.begins, String(entry.first)),
            .data(.subject, entry.sentence.subject?.id ?? ""),
            children: [
                .element(
                    .time, .dateTime("\(ClockText.day(entry.time))T\(time)Z"), .title(ClockText.day(entry.time)),
                    text: time),
                .element(
                    .details,
                    children: [
                        .element(
                            .summary,
                            children: [.element(.span, .dirAuto, text: entry.text), isTold ? .nothing : times]),
                        isTold ? times : .nothing,
                    ] + entry.changes.map(values)),
            ])
    }

    private static func values(_ change: LogEntry.Change) -> HTMLNode {
        .element(
            .p,
            children: [
                .element(.code, text: change.name),
                change.values.isEmpty ? .nothing : .element(.span, .dirAuto, text: change.values.text),
            ])
    }
}

/// Writes a store's time.
enum ClockText {
    /// `2026-03-02`, in UTC as fixtures give it.
    static func day(_ time: Timestamp) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1000).formatted(.iso8601.year().month().day())
    }

    /// `09:12:34`, in UTC as fixtures give it.
    static func text(_ time: Timestamp) -> String {
        let day = 86_400_000 as Int64
        let ofDay = ((time.milliseconds % day) + day) % day / 1000
        return [ofDay / 3600, ofDay / 60 % 60, ofDay % 60]
            .map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
    }
}
