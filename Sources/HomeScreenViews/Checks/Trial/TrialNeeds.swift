import ConfigSchema

extension RecordValue {
    /// Whether a text of it, however deep, has several languages.
    var hasTexts: Bool { fields.contains { $0.value.hasTexts } }

    /// Whether everything in it is the same on all screens and, but for colours, in all modes.
    ///
    /// It may be false of what is alike after all: tokens of fonts, images and metrics are not followed.
    var isAlikeOnScreens: Bool { fields.allSatisfy { $0.value.isAlikeOnScreens } }
}

extension ConfigValue {
    fileprivate var hasTexts: Bool {
        switch value {
        case .byLocale: true
        case .record(let record): record.hasTexts
        case .list(let items): items.contains { $0.hasTexts }
        case .map(let entries): entries.contains { $0.value.hasTexts }
        default: false
        }
    }

    fileprivate var isAlikeOnScreens: Bool {
        switch value {
        case .number(.token), .length(.token), .font(.token), .image, .imageSource, .shadow, .byDevice: false
        case .byMode(let entries): entries.allSatisfy { $0.value.isColor }
        // Of what bindings may name, only this one has a screen.
        case .bound(let text): !text.text.contains("device")
        case .list(let items): items.allSatisfy { $0.isAlikeOnScreens }
        case .map(let entries), .byLocale(let entries): entries.allSatisfy { $0.value.isAlikeOnScreens }
        case .record(let record): record.isAlikeOnScreens
        default: true
        }
    }

    private var isColor: Bool { if case .color = value { true } else { false } }
}
