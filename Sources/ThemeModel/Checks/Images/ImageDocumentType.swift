import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let imageDocumentType = Rule(
        "theme.image-doctype", .warning, "A drawing has a document type.",
        explanation: "It names a file on the web that nobody reads; what is served has none.",
        wrong: .drawing(
            "↓icons/typed.svg",
            "<!DOCTYPE svg SYSTEM \"svg.dtd\">\n<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"),
        right: .drawing("icons/typed.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}
