import Foundation

// libFuzzer overlooks words that begin with two hyphens, and hands them on to the processes that it starts.
//
//     fuzz --list                      prints the targets
//     fuzz --write=FOLDER              writes what libFuzzer starts from
//     fuzz --target=NAME [INPUT …]     tries inputs, or without any makes some; see -help=1

/// What the command line asks for.
enum Asked {
    /// The value of an option; nil without it.
    static func value(_ option: String) -> String? {
        let prefix = "--\(option)="
        return CommandLine.arguments.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    /// The target, set up; what goes wrong with it ends the program.
    static let target: any FuzzTarget = {
        guard let type = value("target").flatMap(FuzzTargets.named) else { leave("no such target; see --list") }
        do {
            return try type.init()
        } catch {
            leave("\(type.name) cannot be set up: \(error)")
        }
    }()

    static func leave(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("fuzz: \(reason)\n".utf8))
        exit(2)
    }
}

if CommandLine.arguments.contains("--list") {
    print(FuzzTargets.all.map { $0.name }.joined(separator: "\n"))
    exit(0)
}
if let folder = Asked.value("write") {
    do {
        try StartingPoints.write(to: URL(filePath: folder))
        exit(0)
    } catch {
        Asked.leave("nothing can be started from: \(error)")
    }
}
_ = Asked.target
exit(
    LibFuzzer.run { bytes, count in
        do {
            let broken = try Asked.target.brokenPromises(Array(UnsafeBufferPointer(start: bytes, count: count)))
            // A trap is what libFuzzer takes for a finding.
            guard broken.isEmpty else { fatalError("broken promise: " + broken.joined(separator: "\n")) }
        } catch {
            fatalError("broken promise: an input cannot be tried: \(error)")
        }
        return 0
    })
