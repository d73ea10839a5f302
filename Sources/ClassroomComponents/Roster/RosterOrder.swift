import ClassroomContexts

/// The students in the order of the list: co-hosts first, then by name, then by arrival.
///
/// Finding a student's place takes O(log n). Moving one shifts 16 bytes for each student behind, which is 160 KB and some
/// microseconds in a class of 10,000.
struct RosterOrder: Sendable {
    private var places: [Place]
    private var placeOf: [String: Place] = [:]
    private var studentAt: [Int: String] = [:]
    private var nextArrival = 0
    private var ranks = NameRank()

    /// What the order compares; arrival is unique, so no two are equal.
    private struct Place: Comparable, Sendable {
        var group: Int
        var arrival: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.group, left.arrival) < (right.group, right.arrival)
        }
    }

    /// Sorts students, given in the order of arrival.
    init(_ students: [UserInfo], isCoHost: (String) -> Bool) {
        places = []
        places.reserveCapacity(students.count)
        for student in students {
            places.append(makePlace(for: student, isCoHost: isCoHost(student.userUuid)))
        }
        places.sort()
    }

    /// How many there are.
    var count: Int { places.count }

    /// Their identifiers, first one first.
    var students: [String] { places.compactMap { studentAt[$0.arrival] } }

    /// Puts a student where they belong now.
    mutating func place(_ student: UserInfo, isCoHost: Bool) {
        if let old = placeOf[student.userUuid] {
            var new = old
            new.group = group(of: student, isCoHost: isCoHost)
            if new == old { return }
            places.remove(at: index(of: old))
            placeOf[student.userUuid] = new
            places.insert(new, at: index(of: new))
        } else {
            let new = makePlace(for: student, isCoHost: isCoHost)
            places.insert(new, at: index(of: new))
        }
    }

    /// Takes a student out.
    mutating func remove(_ uuid: String) {
        guard let place = placeOf.removeValue(forKey: uuid) else { return }
        places.remove(at: index(of: place))
        studentAt[place.arrival] = nil
    }

    /// The student behind another; nil behind the last.
    func student(after uuid: String) -> String? {
        guard let place = placeOf[uuid] else { return nil }
        let next = index(of: place) + 1
        return next < places.count ? studentAt[places[next].arrival] : nil
    }

    /// Puts identifiers in the order of the list; who is not in it is left out.
    func sorted(_ uuids: some Sequence<String>) -> [String] {
        uuids.compactMap { uuid in placeOf[uuid].map { (uuid, $0) } }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    // MARK: Places

    private mutating func makePlace(for student: UserInfo, isCoHost: Bool) -> Place {
        let place = Place(group: group(of: student, isCoHost: isCoHost), arrival: nextArrival)
        nextArrival += 1
        placeOf[student.userUuid] = place
        studentAt[place.arrival] = student.userUuid
        return place
    }

    /// Negative for co-hosts, so that one number holds both criteria.
    private mutating func group(of student: UserInfo, isCoHost: Bool) -> Int {
        let rank = ranks.rank(of: student.userName)
        return isCoHost ? rank - NameRank.last - 1 : rank
    }

    /// Where a place is, or would be.
    private func index(of place: Place) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
