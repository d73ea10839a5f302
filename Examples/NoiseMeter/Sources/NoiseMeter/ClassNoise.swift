import ClassroomContexts

/// How loud a class is: as loud as its loudest microphone.
struct ClassNoise: Equatable, Sendable {
    /// From 0 to 255, as streams have it.
    let volume: Int

    /// Takes a volume.
    init(volume: Int) { self.volume = min(max(volume, 0), 255) }

    /// The noise of a room, as one of its users hears it.
    init(in pool: ContextPool) {
        let volumes = pool.stream.getAllStreamList().map { pool.stream.getVolume($0.streamUuid) }
        self.init(volume: volumes.max() ?? 0)
    }

    /// From 0 to 1.
    var fraction: Double { Double(volume) / 255 }
}
