import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics

extension ViewWriter {
    /// The code that a view begins with.
    enum Head {
        case line(String, SourceRange?)
        case block(SwiftLines)
    }

    /// Writes a view with what is done to it.
    func emit(_ head: Head, _ modifiers: [Modifier], _ lines: inout SwiftLines) {
        switch head {
        case .line(let code, let place):
            lines.add(code, place)
            // Behind a parenthesis that closes lines, modifiers stand below it.
            lines.indentsModifiers = !code.contains("\n")
            if lines.indentsModifiers { lines.indented { add(modifiers, &$0) } } else { add(modifiers, &lines) }
        case .block(let block):
            lines.append(block)
            lines.indentsModifiers = false
            add(modifiers, &lines)
        }
    }

    private func add(_ modifiers: [Modifier], _ lines: inout SwiftLines) {
        var last = ""
        for modifier in modifiers {
            // A view that takes all of the width may be in a row that gives it all of a share.
            if case .line(let code, _) = modifier {
                if code == last { continue }
                last = code
            }
            switch modifier {
            case .line(let code, let place): lines.add(code, place)
            case .block(let head, let place, let body): lines.block(head, place) { $0.append(body) }
            }
        }
    }

    /// Writes a stack or a grid around views.
    func block(
        _ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier],
        at place: SourceRange,
        _ body: (inout SwiftLines) -> Void
    ) {
        var block = SwiftLines()
        block.block(stack(node, scope), place, body)
        emit(.block(block), common(node, scope) + extra, &lines)
    }

    /// The modifiers that give each view of a stack the same share.
    func equal(_ node: ViewNode) -> [Modifier] {
        guard node["equal"]?.booleanValue == true, let place = node["equal"]?.range else { return [] }
        return [.line(node.name == "row" ? ".frame(maxWidth: .infinity)" : ".frame(maxHeight: .infinity)", place)]
    }

    private func stack(_ node: ViewNode, _ scope: SwiftScope) -> String {
        var arguments: [String] = []
        let align = node.text("align").map(Self.canonical)
        switch node.name {
        case "column", "row":
            if let align, align != "center" { arguments.append("alignment: .\(align)") }
            arguments.append("spacing: \(node["spacing"].map { length($0, scope) } ?? "8")")
            return (node.name == "row" ? "HStack" : "VStack") + parenthesized(arguments)
        case "grid":
            arguments.append("horizontalSpacing: \(node["spacing"].map { length($0, scope) } ?? "8")")
            arguments.append("verticalSpacing: \(node["rowSpacing"].map { length($0, scope) } ?? "8")")
            return "Grid" + parenthesized(arguments)
        default:
            if let align, align != "center" { arguments.append("alignment: .\(align)") }
            return "ZStack" + parenthesized(arguments)
        }
    }

    private func parenthesized(_ arguments: [String]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    }

    /// The name that SwiftUI has for an alignment, of which files may write others.
    static func canonical(_ name: String) -> String {
        switch name {
        case "left", "start": "leading"
        case "right", "end": "trailing"
        case "centre", "middle": "center"
        default: name
        }
    }

    // MARK: Each view

    func single(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        let place = node.place
        switch node.name {
        case "column", "row", "layers":
            // A stack of one view is that view.
            if let items = node["items"]?.items, items.count == 1, export.takesModifiers(items[0]) {
                return view(items[0], scope, &lines, adding: equal(node) + common(node, scope) + extra)
            }
            var inner = scope
            inner.isInRow = node.name == "row"
            block(node, scope, &lines, adding: extra, at: place) {
                views(node["items"], inner, &$0, adding: equal(node))
            }
        case "grid": grid(node, scope, &lines, adding: extra)
        case "spacer":
            let least = node["min"].map { length($0, scope) } ?? "8"
            emit(
                .line(least == "8" ? "Spacer()" : "Spacer(minLength: \(least))", place), common(node, scope) + extra,
                &lines)
        case "divider": divider(node, scope, &lines, adding: extra)
        case "text":
            emit(.line(text(node["value"], scope), place), font(node, scope) + common(node, scope) + extra, &lines)
        case "date": emit(.line(date(node, scope), place), font(node, scope) + common(node, scope) + extra, &lines)
        case "image": image(node, scope, &lines, adding: extra)
        case "shape":
            let (form, own) = shape(node, scope)
            let code = form + own.joined()
            // Short shapes stand on one line.
            let isLong = code.count > 72 && !own.isEmpty
            emit(
                .line(isLong ? form : code, place),
                (isLong ? own.map { .line($0, place) } : []) + common(node, scope) + extra, &lines)
        case "gauge": gauge(node, scope, &lines, adding: extra)
        case "progress": progress(node, scope, &lines, adding: extra)
        case "link":
            app.support.insert(.links)
            var block = SwiftLines()
            block.block("AppLink(address: \(node["to"].map { string($0, scope) } ?? "\"\""))", place) {
                label(node, scope, &$0, adding: extra)
            }
            emit(.block(block), rest(node, scope), &lines)
        case "button", "toggle": tap(node, scope, &lines, adding: extra)
        default:
            export.report(
                "the view '\(node.name)', which is written in Swift", at: place,
                "copy its drawing into the extension by hand; a clear shape stands for it")
            emit(.line("Color.clear", place), common(node, scope) + extra, &lines)
        }
    }

    private func grid(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        let items = node["items"]?.items ?? []
        let columns = max(1, Int(node.number("columns") ?? 2))
        let rows = (items.count + columns - 1) / columns
        block(node, scope, &lines, adding: extra, at: node.place) { lines in
            for row in 0..<rows {
                lines.block("GridRow") { lines in
                    for column in 0..<columns {
                        let index = node.text("order") == "columns" ? column * rows + row : row * columns + column
                        if items.indices.contains(index) { view(items[index], scope, &lines) }
                    }
                }
            }
        }
    }

    private func divider(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        guard node["color"] != nil || node["thickness"] != nil else {
            return emit(.line("Divider()", node.place), common(node, scope) + extra, &lines)
        }
        let thickness = Swift.number(node.number("thickness") ?? 1)
        let paint = node["color"].flatMap { color($0, scope, isShort: true) }
        guard thickness != "1" else {
            let overlay = paint.map { [Modifier.line(".overlay(\($0))", node.place)] } ?? []
            return emit(.line("Divider()", node.place), overlay + common(node, scope) + extra, &lines)
        }
        let line = "Rectangle().fill(\(paint ?? ".primary.opacity(0.2)"))"
        var modifiers = common(node, scope)
        var frame = scope.isInRow ? ".frame(width: \(thickness))" : ".frame(height: \(thickness))"
        // A length in the other direction stands in the same frame.
        let other = scope.isInRow ? ".frame(height: " : ".frame(width: "
        if case .line(let code, _)? = modifiers.first, code.hasPrefix(other) {
            frame =
                scope.isInRow
                ? ".frame(width: \(thickness), \(code.dropFirst(7))"
                : "\(code.dropLast()), height: \(thickness))"
            modifiers.removeFirst()
        }
        emit(.line(line, node.place), [.line(frame, node.place(of: "thickness"))] + modifiers + extra, &lines)
    }

    private func date(_ node: ViewNode, _ scope: SwiftScope) -> String {
        let value = value(node["value"], scope)
        let moment = value?.date ?? "entry.date"
        if let pattern = node.text("pattern") {
            app.support.insert(.dates)
            return "Text(\(moment).formatted(as: \(Swift.literal(pattern))))"
        }
        return "Text(\(moment), style: .\(node.text("style") ?? "date"))"
    }

    private func shape(_ node: ViewNode, _ scope: SwiftScope) -> (form: String, modifiers: [String]) {
        let form = Self.form(node.text("form") ?? "rectangle", radius: node.number("radius") ?? 8)
        func call(_ name: String, _ argument: String) -> String {
            argument.contains("\n") ? wrapped(".\(name)(", [argument]) : ".\(name)(\(argument))"
        }
        let fill = node["fill"].flatMap { paint($0, scope) }.map { call("fill", $0) }
        guard let stroke = node["stroke"]?.record,
            let line = stroke["color"].flatMap({ color($0, scope, isShort: true) })
        else { return (form, [fill].compactMap(\.self)) }
        let width = Swift.number(stroke["width"]?.literalNumber ?? 1)
        let border = ".strokeBorder(\(line), lineWidth: \(width))"
        return (form, fill.map { [$0, call("overlay", form + border)] } ?? [border])
    }

    static func form(_ name: String, radius: Double) -> String {
        switch name {
        case "rounded": "RoundedRectangle(cornerRadius: \(Swift.number(radius)))"
        case "capsule": "Capsule()"
        case "circle": "Circle()"
        case "container": "ContainerRelativeShape()"
        case "rectangle": "Rectangle()"
        default: "RoundedRectangle(cornerRadius: \(Swift.number(Double(name) ?? 0)))"
        }
    }

    private func gauge(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        let ends = (node["range"]?.items ?? []).map { number($0, scope) }
        let range = ends.count == 2 ? "\(ends[0])...\(ends[1])" : "0...1"
        var block = SwiftLines()
        let value = node["value"].map { number($0, scope) } ?? "0"
        block.add("Gauge(value: \(value), in: \(range)) {", node.place)
        func part(_ key: String) {
            block.indented { $0.add(node[key].map { text($0, scope) } ?? "EmptyView()", node[key]?.range) }
        }
        part("label")
        let hasEnds = node["low"] != nil || node["high"] != nil
        if hasEnds || node["current"] != nil {
            block.add("} currentValueLabel: {")
            part("current")
        }
        if hasEnds {
            block.add("} minimumValueLabel: {")
            part("low")
            block.add("} maximumValueLabel: {")
            part("high")
        }
        block.add("}")
        let style = node.text("style") == "linear" ? ".linearCapacity" : ".accessoryCircular"
        let modifiers: [Modifier] = [.line(".gaugeStyle(\(style))", node.place(of: "style"))] + tint(node, scope)
        emit(.block(block), modifiers + common(node, scope) + extra, &lines)
    }

    private func progress(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        let style = node.text("style") == "circular" ? ".circular" : ".linear"
        let modifiers: [Modifier] =
            [.line(".progressViewStyle(\(style))", node.place(of: "style"))] + tint(node, scope) + common(node, scope)
            + extra
        guard let from = value(node["from"], scope), let until = value(node["until"], scope) else {
            let share = node["value"].map { number($0, scope) } ?? "0"
            return emit(.line("ProgressView(value: \(share))", node.place), modifiers, &lines)
        }
        var block = SwiftLines()
        let range = "min(\(from.date), \(until.date))...\(until.date)"
        block.add(
            wrapped("ProgressView(", ["timerInterval: \(range)", "countsDown: false"], end: ") {"),
            node.place(of: "from"))
        block.indented { $0.add("EmptyView()") }
        block.add("} currentValueLabel: {")
        block.indented { $0.add("EmptyView()") }
        block.add("}")
        emit(.block(block), modifiers, &lines)
    }

    private func tint(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        node["tint"].flatMap { color($0, scope, isShort: true) }.map { [.line(".tint(\($0))", node.place(of: "tint"))] }
            ?? []
    }
}
