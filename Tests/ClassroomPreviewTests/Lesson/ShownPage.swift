import Foundation
import HTTPServing
import PreviewTestSupport
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

/// A page that is open for a long time, without a browser: the scene in it, and what its stream has made of that.
///
/// It applies patches as `patches.js` does. What it shows can be compared with a page that is opened later.
final class ShownPage {
    let view: LiveView
    private var listening: Listening
    private var root: Element
    private(set) var refreshes = 0

    /// Opens the page of a view.
    init(_ view: LiveView) throws {
        self.view = view
        (root, listening) = try Self.load(view)
    }

    private static func load(_ view: LiveView) throws -> (Element, Listening) {
        let picture = try #require(view.picture)
        let stream = view.open(after: view.state.withLock { $0.version })
        return (Element(reading: HTMLRenderer.render(picture.render())), Listening(stream))
    }

    /// Takes in what the stream has said since the last time.
    func follow() throws {
        for event in listening.events() {
            switch event.name {
            case "patch":
                for patch in try JSONDecoder().decode([Patch].self, from: Data(event.data.utf8)) { apply(patch) }
            case "refresh":
                refreshes += 1
                listening.close()
                (root, listening) = try Self.load(view)
                return
            default: break
            }
        }
    }

    /// The scene's markup.
    var html: String { root.html }

    /// The markup of the scene as somebody sees it who comes at this moment; both pages are scrolled to their beginning.
    func drawnAnew() throws -> String {
        let client = view.fixture.kind.client(
            of: view.view.viewer, reading: view.view.locale, in: view.fixture.store, later: view.fixture.queue.soon)
        let picture = try #require(view.drawnFrom.picture(of: view.view, in: view.fixture, by: client))
        let drawn = Element(reading: HTMLRenderer.render(picture.render()))
        try Self.fetchAll(of: drawn, from: picture.staged)
        // Whoever was there all the time has other pieces to fetch.
        try Self.fetchAll(of: root, from: picture.staged)
        return drawn.html
    }

    private static func fetchAll(of page: Element, from scene: StagedScene) throws {
        while let place = page.unfetched {
            let piece = try #require(scene.piece(place.piece, of: place.component))
            place.element.become(Element(reading: HTMLRenderer.render(piece)).children)
        }
    }

    private func apply(_ patch: Patch) {
        let existing = root.find(patch.id)
        switch patch.operation {
        case .remove: existing?.leave()
        case .replace: existing?.become(Element(reading: patch.html ?? "").children)
        case .insert:
            let anchor = patch.before.flatMap(root.find)
            guard let place = anchor?.parent ?? patch.parent.flatMap(root.find) else { return }
            existing?.leave()
            place.insert(Element(reading: patch.html ?? "").children, before: anchor)
        }
    }
}

/// A part of a page, read from markup that ``HTMLRenderer`` has written.
final class Element {
    private let start: String
    private let end: String
    private let id: String?
    private(set) var children: [Element] = []
    private(set) weak var parent: Element?

    private init(start: String, end: String, id: String?) {
        (self.start, self.end, self.id) = (start, end, id)
    }

    /// A part without an element of its own, which holds what the markup says.
    convenience init(reading html: String) {
        self.init(start: "", end: "", id: nil)
        var open: [Element] = [self]
        var rest = Substring(html)
        while let tag = rest.firstIndex(of: "<") {
            open.last?.add(text: rest[..<tag])
            let close = rest[tag...].firstIndex(of: ">") ?? rest.index(before: rest.endIndex)
            let words = rest[tag...close]
            rest = rest[rest.index(after: close)...]
            if words.hasPrefix("</") {
                open.removeLast()
                continue
            }
            let name = words.dropFirst().prefix { $0.isLetter || $0.isNumber }
            let isVoid = ["hr", "img", "input", "link", "meta"].contains(name)
            let id = words.firstMatch(of: /\ id="([^"]*)"/).map { String($0.1) }
            let element = Element(start: String(words), end: isVoid ? "" : "</\(name)>", id: id)
            open.last?.insert([element], before: nil)
            if !isVoid { open.append(element) }
        }
        open.last?.add(text: rest)
    }

    private func add(text: Substring) {
        if !text.isEmpty { insert([Element(start: String(text), end: "", id: nil)], before: nil) }
    }

    /// The markup, without the times that the page's script counts by itself.
    var html: String {
        let isCounting = start.contains(" data-runs-")
        return start + (isCounting ? "" : children.map(\.html).joined()) + end
    }

    /// The part with an identifier, in this one.
    func find(_ id: String) -> Element? {
        if self.id == id { return self }
        for child in children {
            if let found = child.find(id) { return found }
        }
        return nil
    }

    /// An element that stands for a piece of a component; nil when there is none.
    var unfetched: (element: Element, piece: String, component: String)? {
        if let piece = value(of: "data-piece") {
            var host = parent
            while let here = host, here.value(of: "data-id") == nil { host = here.parent }
            return host?.value(of: "data-id").map { (self, piece, $0) }
        }
        for child in children {
            if let found = child.unfetched { return found }
        }
        return nil
    }

    /// The value of an attribute, as it is written.
    private func value(of attribute: String) -> String? {
        guard let begin = start.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
        return String(start[begin...].prefix { $0 != "\"" })
    }

    func insert(_ elements: [Element], before anchor: Element?) {
        let index = children.firstIndex { $0 === anchor } ?? children.endIndex
        children.insert(contentsOf: elements, at: index)
        for element in elements { element.parent = self }
    }

    func leave() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func become(_ elements: [Element]) {
        parent?.insert(elements, before: self)
        leave()
    }
}
