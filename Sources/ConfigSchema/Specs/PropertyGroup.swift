package import SourceDiagnostics
import Synchronization
package import YAMLSyntax

/// A fixed set of properties, frozen and ready for looking keys up.
///
/// Records inside records are also seen as one flat list of leaves, `networkState.goodImage` and so on: the unit in
/// which themes and scenes override each other.
public final class PropertyGroup: Sendable {
    /// What owns the properties, for messages: `component 'stateBar'`.
    public let owner: String

    /// The properties in the order of their declaration.
    public let members: [PropertySpec]

    /// The keys that files may use for properties that stand elsewhere now.
    package let moved: [PropertySpec]

    /// Whether several files complete each other: then no single one of them has to have the required members.
    package let isPartial: Bool

    /// The members that no file may leave out, by place; none in a partial group.
    package let required: [Int]

    /// The keys that people look for here in vain, and why they are not there.
    package let refusals: [Refusal]

    /// How many leaves there are.
    package let leafCount: Int

    // The leaf index at which each member's own leaves start.
    private let firstLeaves: [Int]
    // Open addressing over the members' hashes, a power of two in size; -1 is a free place.
    private let table: [Int16]
    private let hashes: [UInt32]
    // The members' keys once more: every key of a file is compared with one, and need not fetch its declaration for that.
    private let keys: [String]
    // Only the groups of components are asked for their leaves, and not those around and inside them.
    private let leafList = Mutex<[Leaf]?>(nil)

    /// Keys that would be unknown, and of which there is more to say.
    package struct Refusal: Sendable {
        package let keys: Set<String>
        package let rule: Rule
        package let message: String
        package let hint: String

        /// Takes what the finding at such a key says; `%` in the message stands for the key.
        package init(_ keys: Set<String>, _ rule: Rule, _ message: String, hint: String) {
            self.keys = keys
            self.rule = rule
            self.message = message
            self.hint = hint
        }
    }

    /// A property seen from the top of its group.
    public struct Leaf: Sendable {
        /// The dotted path, such as `networkState.goodImage`.
        public let path: String
        /// The declaration.
        public let spec: PropertySpec
    }

    /// Freezes a list of declarations; of two with one key, the first is found.
    public convenience init(_ owner: String, _ members: [PropertySpec]) {
        self.init(owner, members, isPartial: false)
    }

    /// Freezes a list of declarations; in a partial group no single file has to have the required ones.
    package init(_ owner: String, _ specs: [PropertySpec], isPartial: Bool, refusing refusals: [Refusal] = []) {
        let members = specs.filter(\.destinations.isEmpty)
        self.owner = owner
        self.members = members
        moved = specs.filter { !$0.destinations.isEmpty }
        self.isPartial = isPartial
        self.refusals = refusals
        required = isPartial ? [] : members.indices.filter { members[$0].isRequired }
        var firstLeaves: [Int] = []
        var leafCount = 0
        for member in members {
            firstLeaves.append(leafCount)
            if case .record(let group) = member.kind { leafCount += group.leafCount } else { leafCount += 1 }
        }
        self.firstLeaves = firstLeaves
        self.leafCount = leafCount
        keys = members.map(\.key)
        hashes = keys.map { KeyHash.of($0) }
        var size = 4
        while size < members.count * 2 { size *= 2 }
        var table = [Int16](repeating: -1, count: size)
        for (index, hash) in hashes.enumerated() {
            var place = Int(hash) & (size - 1)
            while table[place] >= 0 { place = (place + 1) & (size - 1) }
            table[place] = Int16(clamping: index)
        }
        self.table = table
    }

    /// Every property that is no record, depth first.
    public var leaves: [Leaf] {
        leafList.withLock { known in
            if let known { return known }
            var leaves: [Leaf] = []
            leaves.reserveCapacity(leafCount)
            addLeaves(to: &leaves, below: "")
            known = leaves
            return leaves
        }
    }

    private func addLeaves(to leaves: inout [Leaf], below prefix: String) {
        for member in members {
            if case .record(let group) = member.kind {
                group.addLeaves(to: &leaves, below: prefix + member.key + ".")
            } else {
                leaves.append(Leaf(path: prefix + member.key, spec: member))
            }
        }
    }

    /// The place of a leaf by its path.
    public func leafIndex(_ path: String) -> Int? {
        var path = path
        return path.withUTF8 { leafIndex($0[...]) }
    }

    private func leafIndex(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let key = UnsafeBufferPointer(rebasing: path.prefix { $0 != UInt8(ascii: ".") })
        guard let member = memberIndex(hash: KeyHash.of(key), { key.spell($0) }) else { return nil }
        let first = firstLeaves[member]
        guard case .record(let group) = members[member].kind else { return key.count == path.count ? first : nil }
        return group.leafIndex(path.dropFirst(key.count + 1)).map { first + $0 }
    }

    /// The place of a member by its key.
    public func memberIndex(_ key: String) -> Int? {
        memberIndex(hash: KeyHash.of(key)) { $0 == key }
    }

    /// The place of the member that a key in a file names.
    package func memberIndex(of key: YAMLNode) -> Int? {
        memberIndex(hash: key.hash) { key.hasText($0) }
    }

    /// The place of the member that had a name before; nil for one that is used now.
    package func memberIndex(former name: String) -> Int? {
        members.firstIndex { $0.formerNames.contains(name) }
    }

    /// Returns where the value of a path stands now in which keys have names that they had before.
    ///
    /// - Parameters:
    ///   - steps: The keys from the top of this group.
    ///   - prefix: The present keys around the group.
    ///   - outer: The groups around it with theirs, the innermost last; what is in none of them stands at the top.
    /// - Returns: The present paths; empty if no key is a former name.
    package func presentPaths(
        of steps: ArraySlice<String>, below prefix: [String] = [],
        inside outer: [(group: PropertyGroup, prefix: [String])] = []
    ) -> [[String]] {
        guard let step = steps.first else { return [] }
        let rest = steps.dropFirst()
        let groups = outer + [(self, prefix)]
        if let index = memberIndex(step) ?? memberIndex(former: step) {
            let path = prefix + [members[index].key]
            if case .record(let group) = members[index].kind {
                let inner = group.presentPaths(of: rest, below: path, inside: groups)
                if !inner.isEmpty { return inner }
            }
            return members[index].key == step ? [] : [path + rest]
        }
        let destinations = moved.first { $0.key == step }?.destinations ?? []
        return destinations.map { destination in
            let path = destination.split(separator: ".").map { String($0) }
            let around = groups.last { $0.group.memberIndex(path.first ?? "") != nil }?.prefix ?? []
            return around + path + rest
        }
    }

    /// Whether a member has a key; most keys differ in length, which is compared sooner than texts are.
    func isKey(_ key: String, of member: Int) -> Bool {
        keys[member].utf8.count == key.utf8.count && keys[member] == key
    }

    private func memberIndex(hash: UInt32, _ isMeant: (String) -> Bool) -> Int? {
        var place = Int(hash) & (table.count - 1)
        while table[place] >= 0 {
            let index = Int(table[place])
            if hashes[index] == hash, isMeant(keys[index]) { return index }
            place = (place + 1) & (table.count - 1)
        }
        return nil
    }

    /// Gives each leaf that a record sets.
    package func forEachLeaf(of record: RecordValue, _ body: (_ leaf: Int, _ value: ConfigValue) -> Void) {
        forEachLeaf(of: record, from: 0, body)
    }

    private func forEachLeaf(of record: RecordValue, from first: Int, _ body: (Int, ConfigValue) -> Void) {
        for field in record.fields {
            let leaf = first + firstLeaves[field.member]
            if case .record(let inner) = field.value.value, case .record(let group) = members[field.member].kind {
                group.forEachLeaf(of: inner, from: leaf, body)
            } else {
                body(leaf, field.value)
            }
        }
    }
}
