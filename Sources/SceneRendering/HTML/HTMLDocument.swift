/// A whole page: what stands around the nodes that people see.
///
/// Style sheets are raw text in HTML, so they are given here and not as nodes; scripts are modules at an address, or
/// the tool's own, never text from elsewhere.
package struct HTMLDocument: Sendable {
    /// A style sheet inside the page.
    package struct Style: Hashable, Sendable {
        /// The element's identifier, by which the page's script replaces its text.
        package let id: String
        package let text: String

        package init(id: String, _ text: String) {
            self.id = id
            self.text = text
        }
    }

    /// The language of the text, as in BCP 47.
    package var language = "en"
    /// The window's title.
    package var title: String
    /// Attributes of the root element.
    package var rootAttributes: [HTMLAttribute] = []
    /// Names and contents of `meta` elements.
    package var metadata: [(name: String, content: String)] = []
    /// A content security policy inside the page, for one that no server sends.
    package var policy: String?
    /// The address of the page's icon.
    package var icon: String?
    /// Addresses of style sheets.
    package var styleSheets: [String] = []
    /// Style sheets inside the page, after those at an address.
    package var styles: [Style] = []
    /// Addresses of scripts, which are modules.
    package var modules: [String] = []
    /// The tool's own scripts inside a page that stands alone, as they are; they run when ``policy`` allows
    /// ``scriptNonce``.
    package var scripts: [[UInt8]] = []
    package var bodyAttributes: [HTMLAttribute] = []
    /// What people see.
    package var body: [HTMLNode] = []

    /// What a policy names to let ``scripts`` run, and no script in an attribute or from elsewhere.
    package static let scriptNonce = "own"

    package init(title: String) {
        self.title = title
    }

    package func bytes() -> [UInt8] {
        var output = Array("<!doctype html>\n<html lang=\"".utf8)
        HTMLEscaping.appendAttribute(language, to: &output)
        output += "\"".utf8
        append(rootAttributes, to: &output)
        output += "><head><meta charset=\"utf-8\">".utf8
        output += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>".utf8
        HTMLEscaping.appendText(title, to: &output)
        output += "</title>".utf8
        for (name, content) in metadata {
            let attributes = [HTMLAttribute("name", name), HTMLAttribute("content", content)]
            output += HTMLRenderer.bytes(.element(.meta, attributes, []))
        }
        if let policy {
            let attributes = [HTMLAttribute("http-equiv", "Content-Security-Policy"), HTMLAttribute("content", policy)]
            output += HTMLRenderer.bytes(.element(.meta, attributes, []))
        }
        let links = (icon.map { [("icon", $0)] } ?? []) + styleSheets.map { ("stylesheet", $0) }
        for (relation, address) in links {
            output += HTMLRenderer.bytes(
                .element(.link, [HTMLAttribute("rel", relation), HTMLAttribute("href", address)], []))
        }
        for style in styles {
            output += "<style id=\"".utf8
            HTMLEscaping.appendAttribute(style.id, to: &output)
            output += "\">".utf8
            HTMLEscaping.appendStyleSheet(style.text, to: &output)
            output += "</style>".utf8
        }
        for address in modules {
            output += "<script type=\"module\" src=\"".utf8
            HTMLEscaping.appendAttribute(address, to: &output)
            output += "\"></script>".utf8
        }
        output += "</head><body".utf8
        append(bodyAttributes, to: &output)
        output += ">".utf8
        for node in body { output += HTMLRenderer.bytes(node) }
        for script in scripts {
            output += "<script nonce=\"\(Self.scriptNonce)\">".utf8 + script + "</script>".utf8
        }
        output += "</body></html>\n".utf8
        return output
    }

    private func append(_ attributes: [HTMLAttribute], to output: inout [UInt8]) {
        for attribute in attributes {
            output.append(0x20)
            output += attribute.name.utf8
            guard let value = attribute.value else { continue }
            output += "=\"".utf8
            HTMLEscaping.appendAttribute(value, to: &output)
            output.append(0x22)
        }
    }
}
