import ConfigSchema
import HomeScreenModel

/// What a widget's file says of where it has to be tried, found in one look at all of it.
struct TrialNeeds {
    /// Whether a text of it, however deep, has several languages.
    private(set) var hasTexts = false
    /// Whether it may show images of the theme.
    private(set) var hasImages = false
    /// Whether everything in it is the same on all screens and, but for colours that it says itself, in all modes.
    ///
    /// It may be false of what is alike after all: tokens of fonts, images and metrics are not followed.
    private(set) var isAlikeOnScreens = true
    /// Whether a binding of it may ask on what it is shown, and how.
    private(set) var readsDevice = false

    init(of record: RecordValue) { add(record) }

    private mutating func add(_ record: RecordValue) {
        for index in record.fields.indices { add(record.fields[index].value) }
    }

    private mutating func add(_ value: ConfigValue) {
        switch value.value {
        case .image:
            hasImages = true
            isAlikeOnScreens = false
        case .number(.token), .length(.token), .font(.token), .imageSource, .shadow: isAlikeOnScreens = false
        // Of what bindings may name, only this one has a screen.
        case .bound(let text):
            guard text.mayName("device") else { break }
            isAlikeOnScreens = false
            readsDevice = true
        case .byMode(let entries) where entries.allSatisfy { $0.value.isColor }: break
        case .byMode, .byDevice:
            hasImages = true
            isAlikeOnScreens = false
        case .byLocale(let entries):
            hasTexts = true
            add(entries)
        case .list(let items):
            // Of a gradient whose colours are in part those of data, not all are in the file.
            let bound = items.count { $0.isBound }
            if bound > 0, bound < items.count { isAlikeOnScreens = false }
            for item in items { add(item) }
        case .map(let entries): add(entries)
        case .record(let record): add(record)
        default: break
        }
    }

    private mutating func add(_ entries: [MapEntry]) { for entry in entries { add(entry.value) } }
}

extension ConfigValue {
    fileprivate var isColor: Bool { if case .color = value { true } else { false } }

    fileprivate var isBound: Bool { if case .bound = value { true } else { false } }

    /// Whether a colour or a gradient may be another one in another mode; what comes from data is the same in all.
    var dependsOnMode: Bool {
        switch value {
        case .color, .byMode: true
        case .list(let items): items.contains { $0.dependsOnMode }
        case .record(let record): record.fields.contains { $0.value.dependsOnMode }
        default: false
        }
    }
}
