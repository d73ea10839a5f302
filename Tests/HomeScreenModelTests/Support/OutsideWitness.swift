import HomeScreenModel
import LiveValues
import Synchronization

/// Notes what a telephone tells the outside, as a store or a broker would, and answers nothing.
final class OutsideWitness: PhoneOutside {
    /// What was written last under each key.
    let values = Mutex<[String: LiveValue]>([:])
    /// Whose store was written to, in order.
    let writers = Mutex<[String]>([])
    let followed = Mutex<Set<StoreKey>>([])
    /// The topics on which something was said, in order.
    let topics = Mutex<[String]>([])
    /// Why nobody hears what is said; nil where they do.
    let deafness = Mutex<String?>(nil)

    func fetch(_ question: PhoneQuestion, _ completion: @escaping @Sendable (Delivery) -> Void) -> Bool { false }
    func fetchPicture(
        _ url: String, _ completion: @escaping @Sendable (Result<NetworkPicture, PictureFailure>) -> Void
    ) -> Bool { false }
    func write(group: String, person: String, key: String, value: LiveValue) {
        values.withLock { $0[key] = value }
        writers.withLock { $0.append(person) }
    }
    func publish(topic: String, value: LiveValue) throws(PhoneRefusal) {
        if let reason = deafness.withLock({ $0 }) { throw .unheard(reason) }
        topics.withLock { $0.append(topic) }
    }
    func stored(_ keys: Set<StoreKey>) -> [StoreKey: LiveValue] { [:] }
    func mayAsk(_ url: String) -> Bool { false }
    func settle() {}
    func follow(topics: Set<String>, stores: Set<StoreKey>) { followed.withLock { $0 = stores } }
}
