import Testing

/// What was wrong in the tutorials and guides that the first home-screen widgets were written after.
///
/// | Then | Now |
/// |---|---|
/// | without the network no timeline was ever made | a source has a `sample`, or `config.missing-key` |
/// | two widgets of one bundle had one kind | `home.duplicate-kind` |
/// | a list of buttons started with an empty row | `ViewExpansionTests`: an `each` has a view for each item, and none before |
/// | parameters were declared and then read by nobody | `intent.unused` |
/// | a button that nobody knows had no address, and crashed | `intent.parameter`, `intent.options` |
/// | links led to web pages or to nowhere in the app | `link.scheme` |
/// | a clock was watched that never ticks in a widget | `data.unknown-path`: what now is, `entry.date` says |
/// | a topic was followed where nothing runs | `home.live-topic` |
/// | large widgets were spoken of and never drawn | `home.no-layout` |
/// | values told as text were parsed and dropped | `ThingsTests`: text and maps count alike |
/// | sizes were given by hand | `home.size` |
/// | small widgets had a link on each card | `home.small-link` |
/// | a story called `login` opened the sign-in | `link.reserved` |
/// | ids stood in addresses as they were | `data.kind`: an address takes them `escaped` |
/// | a key that was missing crashed | `data.optional`, `data.sample` |
/// | who had never written looked like who had nothing | `DeclaredSourceTests`: a store without the key is `never` |
@Suite struct OriginalFaultTests {
    private static let collection = Result { try MistakeFile.all(in: "Mistakes") }

    @Test(arguments: [
        "home.duplicate-kind", "intent.unused", "intent.parameter", "intent.options", "link.scheme",
        "home.live-topic", "home.no-layout", "home.size", "home.small-link", "link.reserved", "data.kind",
        "data.optional", "data.sample",
    ])
    func isAmongTheMistakes(rule: String) throws {
        #expect(try Self.collection.get().contains { $0.rule == rule })
    }
}
