import ConfigSchema

extension Theme {
    /// Whether another theme differs in nothing but the hues of colours that are written out: their opacities are the
    /// same, and so is everything else.
    ///
    /// Sizes, places, fonts, texts and switches that follow from one of the two follow from the other. A theme with a font
    /// file is like no other, because the file may have changed.
    package func differsOnlyInHues(from other: Theme) -> Bool {
        guard modes == other.modes, chain.count == other.chain.count, fonts.sources.isEmpty,
            other.fonts.sources.isEmpty, !hasUnreadableValues, !other.hasUnreadableValues
        else { return false }
        return zip(chain, other.chain).allSatisfy { document, other in
            if document === other { return true }
            guard document.id == other.id, document.isIncomplete == other.isIncomplete,
                let record = document.record, let otherRecord = other.record
            else { return false }
            return record.isAlike(otherRecord)
        }
    }
}

extension RecordValue {
    fileprivate func isAlike(_ other: RecordValue) -> Bool {
        group === other.group && lost == other.lost && fields.count == other.fields.count
            && zip(fields, other.fields).allSatisfy { $0.member == $1.member && $0.value.isAlike($1.value) }
    }
}

extension ConfigValue {
    fileprivate func isAlike(_ other: ConfigValue) -> Bool {
        switch (value, other.value) {
        case (.boolean(let own), .boolean(let other)): own == other
        case (.integer(let own), .integer(let other)): own == other
        case (.number(let own), .number(let other)): own == other
        case (.length(let own), .length(let other)): own == other
        case (.color(let own), .color(let other)): own.isAlike(other)
        case (.font(.token(let own)), .font(.token(let other))): own == other
        case (.font(.literal(let own)), .font(.literal(let other))): own.shown == other.shown && own.file == other.file
        case (.shadow(.token(let own)), .shadow(.token(let other))): own == other
        case (.shadow(.literal(let own)), .shadow(.literal(let other))):
            own.color.isAlike(other.color) && own.offsetX == other.offsetX && own.offsetY == other.offsetY
                && own.radius == other.radius && own.opacity == other.opacity
        case (.image(let own), .image(let other)): own == other
        case (.imageSource(let own), .imageSource(let other)):
            own.path == other.path && (own.tint == other.tint || own.tint?.isAlike(other.tint) == true)
        case (.string(let own), .string(let other)): own == other
        case (.text(let own), .text(let other)): own == other
        case (.duration(let own), .duration(let other)): own == other
        case (.instant(let own), .instant(let other)): own == other
        case (.enumeration(let own), .enumeration(let other)): own == other
        case (.token(let own), .token(let other)): own == other
        case (.layout(let own), .layout(let other)): own == other
        case (.list(let own), .list(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.isAlike($1) }
        case (.map(let own), .map(let other)), (.byMode(let own), .byMode(let other)),
            (.byDevice(let own), .byDevice(let other)), (.byLocale(let own), .byLocale(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.key == $1.key && $0.value.isAlike($1.value) }
        case (.record(let own), .record(let other)): own.isAlike(other)
        case (.null, .null): true
        default: false
        }
    }
}

extension ColorExpression {
    fileprivate func isAlike(_ other: ColorExpression?) -> Bool {
        guard let other, self != other else { return other != nil }
        guard case .literal(let own) = base, case .literal(let others) = other.base else { return false }
        return applyingAlpha(to: own).alpha == other.applyingAlpha(to: others).alpha
    }
}
