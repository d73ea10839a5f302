package import ImageCleaning
import LiveValues
import Synchronization

/// A picture that came from the network: checked, and written anew.
package struct NetworkPicture: Sendable {
    /// Tells it from all others of this run.
    package let id: String
    package let format: RasterFormat
    package let bytes: [UInt8]
    // Both in pixels.
    package let width: Int
    package let height: Int

    package init(format: RasterFormat, bytes: [UInt8], width: Int, height: Int) {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        id = "\(hasher.finalize())-\(bytes.count)"
        self.format = format
        self.bytes = bytes
        self.width = width
        self.height = height
    }
}

/// Why there is no picture, as a clause without a full stop.
package struct PictureFailure: Error {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}

/// What a request for a picture has come to.
package enum PictureDelivery: Codable, Hashable, Sendable {
    /// The picture's id; its bytes are on the shelf.
    case picture(String)
    /// Why there is none, as a clause without a full stop.
    case failure(String)
}

/// The pictures that a telephone has from the network, and which of them were asked for.
///
/// The state of a telephone has their ids alone: it is compared and told again and again, and two megabytes are not.
final class PictureShelf: Sendable {
    private let contents = Mutex(Contents())

    private struct Contents {
        var pictures: [String: NetworkPicture] = [:]
        /// The ids, those that came first in front.
        var order: [String] = []
        /// When each address was asked last.
        var asked: [String: Timestamp] = [:]
    }

    /// More than some screens show at once; the oldest are forgotten, and asked for anew.
    static let capacity = 48

    /// How long after a failure an address is asked again by whoever draws it.
    static let pause = Duration.seconds(60)

    subscript(id: String) -> NetworkPicture? { contents.withLock { $0.pictures[id] } }

    func add(_ picture: NetworkPicture) {
        contents.withLock { contents in
            guard contents.pictures.updateValue(picture, forKey: picture.id) == nil else { return }
            contents.order.append(picture.id)
            if contents.order.count > Self.capacity { contents.pictures[contents.order.removeFirst()] = nil }
        }
    }

    /// Notes that an address is asked.
    ///
    /// - Returns: False where that was so a moment ago.
    func ask(_ url: String, at now: Timestamp) -> Bool {
        contents.withLock { contents in
            if let last = contents.asked[url], last <= now, now < last + Self.pause { return false }
            if contents.asked.count >= 10 * Self.capacity { contents.asked = [:] }
            contents.asked[url] = now
            return true
        }
    }
}
