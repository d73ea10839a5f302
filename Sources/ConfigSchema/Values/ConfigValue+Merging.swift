import SourceDiagnostics

/// What two files say of one thing, put together by key path.
extension RecordValue {
    /// This record on top of a weaker one of the same group: maps are merged, and of any other two values this one's holds.
    package func merged(over weaker: RecordValue) -> RecordValue {
        guard group === weaker.group else { return self }
        var fields = weaker.fields
        for field in self.fields {
            guard let index = fields.firstIndex(where: { $0.member == field.member }) else {
                fields.append(field)
                continue
            }
            fields[index] = Field(
                member: field.member, at: field.keyRange.extent, value: field.value.merged(over: fields[index].value))
        }
        return RecordValue(group: group, fields: fields, lost: lost + weaker.lost)
    }
}

extension ConfigValue {
    /// This value on top of a weaker one.
    package func merged(over weaker: ConfigValue) -> ConfigValue {
        switch (value, weaker.value) {
        case (.record(let own), .record(let below)):
            return ConfigValue(.record(own.merged(over: below)), at: range, origin: origin)
        case (.map(let own), .map(let below)):
            var entries = below
            for entry in own {
                guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
                    entries.append(entry)
                    continue
                }
                let value = entry.value.merged(over: entries[index].value)
                entries[index] = MapEntry(key: entry.key, keyRange: entry.keyRange, value: value)
            }
            return ConfigValue(.map(entries), at: range, origin: origin)
        default:
            return self
        }
    }
}

extension RecordValue {
    /// The same without a property that it sets.
    package func without(_ field: Field) -> RecordValue {
        RecordValue(group: group, fields: fields.filter { $0.member != field.member }, lost: lost)
    }

    /// The same with another record as the value of a property that it sets.
    package func replacing(_ field: Field, with record: RecordValue) -> RecordValue {
        let value = ConfigValue(.record(record), at: field.value.range)
        let other = Field(member: field.member, at: field.keyRange.extent, value: value)
        return RecordValue(group: group, fields: fields.map { $0.member == field.member ? other : $0 }, lost: lost)
    }
}
