import ClassroomContexts

extension ServiceType: DescribedCase {
    var sentence: String {
        switch self {
        case .livePremium: "Live, with the shortest delay."
        case .liveStandard: "Live."
        case .cdn: "Everybody's streams are watched from a delivery network, some seconds later."
        case .fusion: "The same, but live for whoever publishes a stream of their own."
        case .mixStreamCDN: "The recording of the class is watched, as one picture, from a delivery network."
        case .hostingScene: "A film is watched as if it were a class."
        }
    }
}

extension CdnState: DescribedCase {
    var sentence: String {
        switch self {
        case .failed: "Nothing comes through."
        case .reserve: "A film comes from its address in reserve."
        case .working: "Everything comes through."
        }
    }
}
