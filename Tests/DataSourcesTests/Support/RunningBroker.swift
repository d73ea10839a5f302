import DataSources
import Foundation
import TestSupport
import Testing

/// Debian's mosquitto on a free port of 127.0.0.1, which ends with the object that holds it.
final class RunningBroker {
    let address: BrokerAddress
    private let folder: TemporaryFolder
    private var process = Process()

    /// Starts a broker that remembers nothing of the one before; with a name, it knows nobody else.
    init(knowing user: String? = nil, by password: String = "") throws {
        folder = try TemporaryFolder()
        let port = try ScriptedServer().port
        address = try BrokerAddress("mqtt://127.0.0.1:\(port)")
        try folder.write(
            """
            listener \(port) 127.0.0.1
            \(user == nil ? "allow_anonymous true" : "password_file \(folder("passwords"))")
            persistence false
            user root

            """, to: "mosquitto.conf")
        if let user {
            try folder.write("\(user):\(password)\n", to: "passwords")
            _ = try Shell.Running("mosquitto_passwd", ["-U", folder("passwords")], input: "").output()
        }
        try start()
    }

    deinit { kill() }

    /// Starts it, and waits until it listens.
    func start() throws {
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "PATH=/usr/sbin:/usr/local/sbin:\(Self.path)", "mosquitto", "-c", folder("mosquitto.conf"),
        ]
        let log = Pipe()
        process.standardError = log
        process.standardOutput = log
        try process.run()
        var text = ""
        while !text.contains(" running") {
            let data = log.fileHandleForReading.availableData
            try #require(!data.isEmpty, "mosquitto does not start: \(text)")
            text += String(decoding: data, as: UTF8.self)
        }
        // Nobody reads on: a full pipe would stop it.
        log.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    /// Ends it without a word to those who are connected.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin" }
}
