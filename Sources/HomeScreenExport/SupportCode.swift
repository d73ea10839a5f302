import Exporting

/// Extensions that several of an app's widgets use; those that none uses are not written.
enum SupportCode: String, CaseIterable, Hashable {
    case languages, dates, durations, plain, escaped, hexColors, cssColors, accentedImages, toggles, links, slots, rows
    case decoding, requests, answers, kept, pictures

    /// The file with what is used; nil for nothing.
    static func file(_ used: Set<SupportCode>, store: String) -> ExportedFile? {
        var used = used
        if used.contains(.kept) { used.insert(.answers) }
        if used.contains(.answers) { used.formUnion([.decoding, .requests]) }
        guard !used.isEmpty else { return nil }
        var lines = ["import SwiftUI", "import WidgetKit"]
        for code in allCases where used.contains(code) {
            lines +=
                [""]
                + code.text.replacing("STORE", with: store).split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        }
        return ExportedFile("WidgetSupport.swift", .text(lines.map { ExportedLine($0) }, comments: .line))
    }

    private var text: String {
        switch self {
        case .languages:
            """
            extension Locale {
                /// Whether the language is one such as `zh-Hans`.
                func speaks(_ tag: String) -> Bool {
                    let parts = language.maximalIdentifier.split(separator: "-")
                    return tag.split(separator: "-").allSatisfy(parts.contains)
                }
            }
            """
        case .dates:
            """
            extension Date {
                /// Returns the date as a pattern such as `MM/dd` writes it.
                func formatted(as pattern: String) -> String {
                    let formatter = DateFormatter()
                    formatter.locale = .current
                    formatter.dateFormat = pattern
                    return formatter.string(from: self)
                }
            }
            """
        case .durations:
            """
            extension Double {
                /// A number of seconds in words, the two largest units.
                var durationText: String {
                    Duration.seconds(rounded()).formatted(
                        .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2))
                }
            }
            """
        case .plain:
            """
            extension Double {
                /// The number as a text shows it by itself: up to three decimals, nothing between thousands.
                var plain: String { formatted(.number.grouping(.never).precision(.fractionLength(0...3))) }
            }
            """
        case .escaped:
            """
            extension String {
                /// The text as a part of an address may have it.
                var escaped: String {
                    let unreserved = CharacterSet(
                        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
                    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? self
                }
            }
            """
        case .hexColors:
            """
            extension Color {
                /// The colour of `RGB`, `RRGGBB` or `AARRGGBB`; the text's own for any other text.
                init(hex text: String) {
                    let digits = text.trimmingCharacters(in: .alphanumerics.inverted)
                    let number = UInt64(digits, radix: 16) ?? 0
                    func part(_ shift: UInt64) -> Double { Double(number >> shift & 0xFF) / 255 }
                    func digit(_ shift: UInt64) -> Double { Double((number >> shift & 0xF) * 17) / 255 }
                    switch digits.count {
                    case 3: self.init(red: digit(8), green: digit(4), blue: digit(0))
                    case 6: self.init(red: part(16), green: part(8), blue: part(0))
                    case 8: self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: part(24))
                    default: self = .primary
                    }
                }
            }
            """
        case .cssColors:
            """
            extension Color {
                /// The colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`; the text's own for any other text.
                init(css text: String) {
                    var digits = String(text.dropFirst())
                    if digits.count == 3 { digits = digits.map { "\\($0)\\($0)" }.joined() }
                    if digits.count == 6 { digits += "FF" }
                    guard digits.count == 8, let number = UInt64(digits, radix: 16) else {
                        self = .primary
                        return
                    }
                    func part(_ shift: UInt64) -> Double { Double(number >> shift & 0xFF) / 255 }
                    self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
                }
            }
            """
        case .accentedImages:
            """
            extension Image {
                /// The ways in which the system paints an image where it tints widgets.
                enum AccentedLook { case desaturated, accentedDesaturated, fullColor }

                /// Tells the system how to paint the image where it tints widgets, which it does since iOS 18.
                @ViewBuilder func accented(as look: AccentedLook) -> some View {
                    if #available(iOS 18.0, *) {
                        switch look {
                        case .desaturated: widgetAccentedRenderingMode(.desaturated)
                        case .accentedDesaturated: widgetAccentedRenderingMode(.accentedDesaturated)
                        case .fullColor: widgetAccentedRenderingMode(.fullColor)
                        }
                    } else {
                        self
                    }
                }
            }
            """
        case .toggles:
            """
            /// A switch that looks like its label.
            struct PlainToggleStyle: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button {
                        configuration.isOn.toggle()
                    } label: {
                        configuration.label
                    }
                    .buttonStyle(.plain)
                }
            }

            extension ToggleStyle where Self == PlainToggleStyle {
                static var plain: PlainToggleStyle { PlainToggleStyle() }
            }
            """
        case .links:
            """
            /// Views that open the app at an address; views alone where a text is no address.
            struct AppLink<Content: View>: View {
                let address: String
                @ViewBuilder let content: Content

                var body: some View {
                    if let url = URL(string: address) {
                        Link(destination: url) { content }
                    } else {
                        content
                    }
                }
            }
            """
        case .slots:
            """
            extension Array {
                /// The first elements, and `nil` in the places that are left.
                func slots(_ count: Int) -> [Element?] { (0..<count).map { $0 < self.count ? self[$0] : nil } }
            }
            """
        case .rows:
            """
            extension Array {
                /// The elements in rows of the same length; the last one may be shorter.
                func rows(of count: Int) -> [ArraySlice<Element>] {
                    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
                }
            }
            """
        case .decoding:
            """
            extension JSONDecoder {
                /// A decoder that reads dates as ISO 8601, and as seconds or milliseconds since 1970.
                static var data: JSONDecoder {
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .custom { decoder in
                        let container = try decoder.singleValueContainer()
                        if let number = try? container.decode(Double.self) {
                            return Date(timeIntervalSince1970: abs(number) < 1e11 ? number : number / 1000)
                        }
                        let text = try container.decode(String.self)
                        if let date = try? Date(text, strategy: .iso8601) { return date }
                        return try Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
                    }
                    return decoder
                }
            }
            """
        case .requests:
            """
            extension URLRequest {
                /// A request to an address; `nil` for a text that is none.
                init?(address: String) {
                    guard let url = URL(string: address) else { return nil }
                    self.init(url: url, timeoutInterval: 10)
                }
            }
            """
        case .answers:
            """
            /// How far the value of a source can be trusted.
            enum SourceState: String, Sendable {
                /// The source has just said it.
                case fresh
                /// The source said it earlier, and cannot be reached now.
                case stale
                /// The source answered with an error.
                case failed
                /// The source has never said anything.
                case never
            }

            /// The value of a source.
            struct Answer<Value: Sendable>: Sendable {
                var value: Value
                var state = SourceState.fresh
                /// How old the value is, in seconds.
                var age = 0.0
                /// Whether the server asks the person to sign in.
                var isRefused = false
            }

            /// Asks servers, and keeps the last answer of each for when the next one does not come.
            enum Answers {
                /// Returns what a server says, else what it said last, else the sample.
                static func load<Value: Decodable & Sendable>(
                    _ request: URLRequest?, keptAs key: String, at path: [String] = [], status: [String] = [],
                    isOneOf accepted: [String] = [], signIn: [String] = [], sample: Value, usesLast: Bool = true
                ) async -> Answer<Value> {
                    do {
                        guard let request else { throw URLError(.badURL) }
                        let (answer, response) = try await URLSession.shared.data(for: request)
                        let number = (response as? HTTPURLResponse)?.statusCode ?? 0
                        guard (200..<300).contains(number) else {
                            throw URLError(number == 401 ? .userAuthenticationRequired : .badServerResponse)
                        }
                        if !status.isEmpty {
                            let code = try text(of: answer, at: status)
                            guard accepted.contains(code) else {
                                throw URLError(signIn.contains(code) ? .userAuthenticationRequired : .badServerResponse)
                            }
                        }
                        var data = answer
                        if !path.isEmpty {
                            let part = try part(of: answer, at: path)
                            data = try JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed)
                        }
                        let value = try JSONDecoder.data.decode(Value.self, from: data)
                        keep(data, as: key)
                        return Answer(value: value)
                    } catch {
                        return last(keptAs: key, after: error, sample: sample, usesLast: usesLast)
                    }
                }

                /// Keeps an answer for when the next one does not come.
                static func keep(_ data: Data, as key: String) {
                    let store = STORE
                    store.set(data, forKey: key)
                    store.set(Date.now, forKey: "\\(key).date")
                }

                /// Returns what stands in for an answer that did not come.
                static func last<Value: Decodable & Sendable>(
                    keptAs key: String, after error: any Error, sample: Value, usesLast: Bool
                ) -> Answer<Value> {
                    let store = STORE
                    let code = (error as? URLError)?.code
                    let isOffline = code == .notConnectedToInternet
                    let isRefused = code == .userAuthenticationRequired
                    guard usesLast, let data = store.data(forKey: key),
                        let value = try? JSONDecoder.data.decode(Value.self, from: data)
                    else { return Answer(value: sample, state: isOffline ? .never : .failed, isRefused: isRefused) }
                    let date = store.object(forKey: "\\(key).date") as? Date ?? .now
                    return Answer(
                        value: value, state: isOffline ? .stale : .failed, age: Date.now.timeIntervalSince(date),
                        isRefused: isRefused)
                }

                /// Returns a part of an answer as JSON, in which `true` and `1` differ.
                private static func text(of answer: Data, at path: [String]) throws -> String {
                    let part = try part(of: answer, at: path)
                    let data = try JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed)
                    return String(decoding: data, as: UTF8.self)
                }

                /// Returns a part of an answer by the names that lead to it; a number is the place of an item.
                private static func part(of answer: Data, at path: [String]) throws -> Any {
                    try path.reduce(JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed)) { value, name in
                        if let map = value as? [String: Any], let next = map[name] { return next }
                        if let list = value as? [Any], let index = Int(name), list.indices.contains(index) {
                            return list[index]
                        }
                        throw URLError(.cannotParseResponse)
                    }
                }
            }
            """
        case .kept:
            """
            extension Answers {
                /// Returns what the app says, else what it said last, else the sample.
                static func load<Value: Codable & Sendable>(
                    keptAs key: String, sample: Value, usesLast: Bool = true, from app: () async throws -> Value
                ) async -> Answer<Value> {
                    do {
                        let value = try await app()
                        let encoder = JSONEncoder()
                        encoder.dateEncodingStrategy = .secondsSince1970
                        keep(try encoder.encode(value), as: key)
                        return Answer(value: value)
                    } catch {
                        return last(keptAs: key, after: error, sample: sample, usesLast: usesLast)
                    }
                }
            }
            """
        case .pictures:
            """
            /// Fetches pictures for entries: the views of a widget fetch nothing.
            enum Pictures {
                /// Returns the data of pictures by their addresses, without those that cannot be fetched.
                static func load(_ addresses: [String]) async -> [String: Data] {
                    await withTaskGroup(of: (address: String, data: Data?).self) { group in
                        for address in Set(addresses) {
                            group.addTask {
                                guard let url = URL(string: address) else { return (address, nil) }
                                return (address, try? await URLSession.shared.data(from: url).0)
                            }
                        }
                        return await group.reduce(into: [:]) { files, answer in files[answer.address] = answer.data }
                    }
                }
            }
            """
        }
    }
}
