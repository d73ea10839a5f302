import Foundation

@testable import HTTPServing
@testable import LiveValues
@testable import PreviewServing
@testable import PreviewTestSupport
@testable import SceneRendering
@testable import SourceDiagnostics

/// Bodies that a page could send, one a line: to `/command`, or after a `!` to `/simulate`.
struct CommandTarget: FuzzTarget {
    static let name = "command"
    private let preview: PreviewedFiles

    init() throws { preview = try PreviewedFiles(DiskFileSystem(root: ShippedFiles.root.path)) }

    /// What the pages of the shipped scenes themselves would send.
    func seeds() throws -> [[UInt8]] {
        let session = preview.open().session
        return preview.sceneIDs.flatMap { scene in
            let page = session.page(ViewRequest(scene: scene)).map { String(decoding: $0.array, as: UTF8.self) } ?? ""
            let view = #""view":{"scene":"\#(scene)"}"#
            return Set(PageMessages.simulations(page, view) + PageMessages.actions(page, view)).sorted()
        }.map { Array($0.utf8) }
    }

    /// Every text in the seeds: names of commands, parts and people.
    func words() throws -> [String] {
        try seeds().flatMap { String(decoding: $0, as: UTF8.self).matches(of: /"[^"\\]+"/).map { String($0.0) } }
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let (session, time) = preview.open()
        let router = Router(PreviewServer.routes(session))
        return input.split(separator: UInt8(ascii: "\n")).prefix(4).flatMap { line -> [String] in
            let isSimulation = line.first == UInt8(ascii: "!")
            let body = isSimulation ? Array(line.dropFirst()) : Array(line)
            let view = ViewMessage.read(body).flatMap { session.view($0.request) }
            let before = view?.fixture.store.lastSequence
            let reply = router.reply(
                to: HTTPRequest(method: .post, path: isSimulation ? "/simulate" : "/command", body: body))
            var broken = Self.faults(of: reply, isReadable: view != nil)
            if reply.status != .ok, view?.fixture.store.lastSequence != before {
                broken.append("a request that was refused with \(reply.status.rawValue) changed the scene")
            }
            // What was asked for goes on by itself.
            time.pass(1_500, limit: 200)
            if let view {
                if view.picture == nil { broken.append("the view of \(view.view.scene) cannot be drawn any more") }
                if session.page(ViewRequest(view.view)) == nil {
                    broken.append("the page of \(view.view.scene) is gone")
                }
            }
            return broken
        }
    }

    private static func faults(of reply: HTTPReply, isReadable: Bool) -> [String] {
        let expected: [HTTPStatus] = isReadable ? [.ok, .badRequest, .notFound, .conflict] : [.badRequest, .notFound]
        guard expected.contains(reply.status) else { return ["a command is answered with \(reply.status.rawValue)"] }
        guard case .bytes(let bytes) = reply.body,
            (try? JSONSerialization.jsonObject(with: Data(bytes.array))) is [String: Any]
        else { return ["an answer is no object of JSON"] }
        return []
    }
}

/// Reads from a page what its controls would send.
enum PageMessages {
    /// The messages of the panel's controls, for `/simulate`.
    static func simulations(_ page: String, _ view: String) -> [String] {
        page.matches(of: /data-sends="\{([^"]*)"/).map { "!{\(view),\(unescaped(String($0.1)))" }
    }

    /// What a click on each control of the scene sends to `/command`.
    ///
    /// The component is the last one that began before the control: for most controls that is theirs.
    static func actions(_ page: String, _ view: String) -> [String] {
        var component = ""
        return page.matches(of: /<[^>]*>/).compactMap { tag in
            if let id = tag.0.firstMatch(of: /data-id="([^"]*)"/)?.1 { component = String(id) }
            guard let action = tag.0.firstMatch(of: /data-action="([^"]*)"/)?.1 else { return nil }
            let argument = tag.0.firstMatch(of: /data-argument="([^"]*)"/)?.1 ?? ""
            return #"{\#(view),"component":"\#(component)","action":"\#(action)","argument":"\#(argument)","#
                + #""values":{"value":"true","text":"x"}}"#
        }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}
