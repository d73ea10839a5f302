import HomeScreenModel
import LiveValues

extension PhoneStore {
    /// Waits until the state is as it should be; a test that waits for ever fails by its time limit.
    func becomes(_ isSo: @escaping @Sendable (PhoneState) -> Bool) async {
        let (changes, tell) = AsyncStream.makeStream(of: Void.self)
        let subscription = subscribe { _ in tell.yield() }
        tell.yield()
        for await _ in changes where isSo(state) { break }
        subscription.cancel()
    }
}
