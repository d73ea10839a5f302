import HomeScreenModel
import HomeScreenViews
import LiveValues
import PreviewServing
import SceneRendering

/// What each widget shows when: its entries on a line, its policy and its budget, and why it was reloaded or not.
struct TimelinesPanel {
    let state: PhoneState
    let widgets: PlacedWidgets
    let now: Timestamp
    let seat: PhoneState.Seat

    /// How much of the time the lines show: a day, beginning where the clock was before it was moved.
    private static let dayMinutes = 1440

    private var texts: PhoneTexts { PhoneTexts(locale: seat.locale) }

    var node: HTMLNode {
        let rows = widgets.all.compactMap { widget in
            state.instances[widget.key(of: seat)].map { row(of: widget, $0) }
        }
        let all = HTMLNode.element(
            .form, .class("d-needs-script"),
            children: [
                .element(
                    .button, .class("d-button"), .sends(PhoneCommand.reload(.all(person: seat.person))),
                    .title(texts.reloadAllHelp), text: texts.reloadAll)
            ])
        return .element(
            .section, .id(Self.id), .class("d-phone-part"), .aria("label", texts.timelines),
            children: [.element(.h3, children: [.text(texts.timelines), all]), scrubber, hours] + rows + [assumptions])
    }

    /// What a change draws anew: what it concerns where that is little, all where it is much.
    func patches(for changes: TimelineChanges) -> [Patch] {
        let keys = changes.instances.keys.filter { $0.person == seat.person && $0.locale == seat.locale }
        guard !changes.hasComeOrGone, keys.count <= Self.fewRows else { return [.replace(id: Self.id, node)] }
        return keys.sorted().compactMap { key in
            guard let widget = widgets.widget(of: key), let instance = state.instances[key] else { return nil }
            return .replace(id: id(of: widget), row(of: widget, instance))
        }
    }

    /// How many rows are cheaper to replace one by one.
    private static let fewRows = 16

    // MARK: Time

    /// The minutes by which the time is moved at the left end of the lines.
    private var firstMinute: Int {
        let moved = Int(state.timeShift / 60_000)
        return moved >= 0 ? moved / Self.dayMinutes * Self.dayMinutes : moved
    }

    private var start: Timestamp { now + .seconds(60 * firstMinute) - .milliseconds(state.timeShift) }

    private var scrubber: HTMLNode {
        let moved = Int(state.timeShift / 60_000)
        return .element(
            .input, .id("d-scrubber"), .class("d-scrubber d-needs-script"), .type("range"), .name("minutes"),
            .aria("label", texts.time), .aria("valuetext", clock(now)), .minimum(firstMinute),
            .maximum(firstMinute + Self.dayMinutes), .value(String(moved)),
            .sends(PhoneCommand.shiftTime(minutes: moved)))
    }

    private var hours: HTMLNode {
        let marks = stride(from: 0, through: 24, by: 6).map { hour in
            HTMLNode.element(.span, text: clock(start + .seconds(3600 * hour)))
        }
        return .element(.div, .class("d-hours"), .aria("hidden", "true"), children: marks)
    }

    private func clock(_ moment: Timestamp) -> String {
        LocalFormat.known(seat.locale, in: state.timeZone).text(moment, pattern: "HH:mm")
    }

    /// For decisions: requests are one within half a minute.
    private func clockWithSeconds(_ moment: Timestamp) -> String {
        LocalFormat.known(seat.locale, in: state.timeZone).text(moment, pattern: "HH:mm:ss")
    }

    /// Where a moment stands on a line, in hundredths; nil for one beside it.
    private func place(_ moment: Timestamp) -> CSSDeclaration? {
        let share = (moment - start) / Duration.seconds(60 * Self.dayMinutes)
        return (0...1).contains(share) ? .property("left", .fraction(share)) : nil
    }

    // MARK: Widgets

    private static let id = "d-phone-timelines"

    private func id(of widget: PlacedWidget) -> String { "d-timeline-\(widget.screen)-\(widget.id)" }

    private func row(of widget: PlacedWidget, _ instance: WidgetInstance) -> HTMLNode {
        let left = ReloadPlan.left(instance.timeline.budget, at: now)
        let key = widget.key(of: seat)
        return .element(
            .article, .id(id(of: widget)), .class("d-timeline"),
            .aria("label", texts.widget(widget.name, on: widget.screen)),
            children: [
                .element(
                    .header,
                    children: [
                        .element(.strong, text: widget.name),
                        .element(.small, text: "\(widget.screen) · \(texts.policy(of: widget.timeline))"),
                    ]),
                track(instance), decisions(of: instance),
                .element(
                    .footer,
                    children: [
                        budget(left),
                        .element(
                            .form, .class("d-row d-needs-script"),
                            children: [
                                edit(widget),
                                reload(
                                    texts.reload, .reloadByHand(key), texts.reload(widget.name), texts.reloadHelp),
                                reload(
                                    texts.reloadKind, .reload(.kind(widget: widget.file.widget, person: seat.person)),
                                    texts.reloadKind(widget.file.widget), texts.reloadKindHelp),
                            ]),
                    ]),
            ])
    }

    /// Opens the widget's own sheet, and turns its stack to it; a widget without parameters has none, and its button says so.
    private func edit(_ widget: PlacedWidget) -> HTMLNode {
        let isEditable = !widget.parameters.isEmpty
        let turn = widget.stack.map { stack in
            let first = InstanceKey(
                screen: widget.screen, id: stack.id, person: seat.person, locale: seat.locale)
            return PhoneCommand.turn(stack: first, to: stack.index)
        }
        return .element(
            .button, isEditable ? turn.map { .sends($0) } ?? .type("button") : .type("button"), .class("d-button"),
            .data(.edits, widget.id, on: widget.screen), .data(.onPage, String(widget.page)),
            .aria("label", texts.edit(widget.name, on: widget.screen) + (isEditable ? "" : texts.hasNoParameters)),
            isEditable ? nil : .title(texts.noParameters), isEditable ? nil : .aria("disabled", "true"),
            text: texts.edit)
    }

    private func reload(_ text: String, _ command: PhoneCommand, _ label: String, _ help: String) -> HTMLNode {
        .element(.button, .class("d-button"), .aria("label", label), .title(help), .sends(command), text: text)
    }

    /// One dot for each reload that can be saved.
    private func budget(_ left: Int) -> HTMLNode {
        let dots = (0..<Int(ReloadPlan.maxSaved)).map { HTMLNode.element(.i, $0 < left ? .class("d-left") : nil) }
        return .element(
            .span, .class("d-budget"), .title(texts.budget(ReloadPlan.perDay, saved: dots.count)),
            children: dots + [.text(texts.left(left, of: dots.count))])
    }

    /// The entries, the next reload, and now.
    private func track(_ instance: WidgetInstance) -> HTMLNode {
        let timeline = instance.timeline
        let entries = timeline.entries.compactMap { entry in place(entry.date).map { (entry, $0) } }.prefix(96)
        let marks = entries.map { entry, place in
            HTMLNode.element(
                .button, .style(place), entry.index == timeline.shown ? .aria("current", "true") : nil,
                .aria("label", texts.entry(entry.index, at: clock(entry.date))),
                .title(texts.entry(entry.index, at: clock(entry.date))),
                .sends(PhoneCommand.moveTime(by: (entry.date - now).milliseconds)))
        }
        let due = timeline.nextReload.flatMap { due in
            place(due).map {
                HTMLNode.element(.span, .class("d-due"), .style($0), .title(texts.reload(at: clock(due))))
            }
        }
        let current = place(now).map { HTMLNode.element(.span, .class("d-now"), .style($0)) }
        return .element(
            .form, .class("d-track d-needs-script"), children: [due, current].compactMap(\.self) + marks)
    }

    private func decisions(of instance: WidgetInstance) -> HTMLNode {
        let lines = instance.log.suffix(4).reversed().map { note in
            let (kind, words) = texts.words(note.event, clockWithSeconds)
            return HTMLNode.element(
                .li, .data("kind", kind),
                children: [.element(.b, text: clockWithSeconds(note.time)), .element(.span, text: words)])
        }
        return .element(.ol, .class("d-decisions"), children: Array(lines))
    }

    private var assumptions: HTMLNode {
        .element(.p, .class("d-hint"), text: texts.assumptions)
    }
}
