import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let deviceName = Rule(
        "project.device", .error, "A device of the project has a name that cannot be used.",
        explanation:
            "A device's name starts with a letter and goes on with letters, digits, `-` and `_`, and no other has it.",
        wrong: .project("devices:\n  ↓2nd screen: { width: 1280, height: 800, class: pad }\n"),
        right: .project("devices:\n  second-screen: { width: 1280, height: 800, class: pad }\n"))
}

/// The names of the project's devices can be written in scenes and on a command line.
enum DeviceName: Check {
    static let rules: [Rule] = [.deviceName]

    static func check(_ devices: [MapEntry], known: [Device], _ diagnostics: inout [Diagnostic]) {
        for device in devices where !isUsable(device.key, known: known) {
            let isTaken = known.contains { $0.name == device.key }
            diagnostics.append(
                Diagnostic(
                    .deviceName, at: device.keyRange,
                    isTaken
                        ? "there is a device '\(device.key)' already" : "'\(device.key)' cannot be a device's name",
                    hint: isTaken ? "give this one another name" : hint(for: device.key)))
        }
    }

    /// A size is no name, but it says what stands below one.
    private static func hint(for key: String) -> String {
        guard let size = key.wholeMatch(of: /([0-9]+)x([0-9]+)(:[A-Za-z]+)?/) else {
            return "use letters, digits, '-' and '_'"
        }
        let kind = size.3.map { ", class: \($0.dropFirst())" } ?? ""
        return "give it a name, such as 'tablet: { width: \(size.1), height: \(size.2)\(kind) }'"
    }

    static func isUsable(_ name: String, known: [Device]) -> Bool {
        isWord(name) && !known.contains { $0.name == name }
    }

    static func isWord(_ name: String) -> Bool {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
        return isPlain && name.first?.isLetter == true
    }
}
