/// Where the bytes of something are that people look at together.
///
/// A room holds no bytes: it says where they are, and whoever draws turns that into an address.
public enum FileSource: Codable, Hashable, Sendable {
    /// On the network, under this address.
    case address(String)
    /// In the project, under this path: what a fixture brings.
    case project(path: String)
    /// What somebody has brought to the preview, under the identifier that it was given there.
    case brought(id: String)

    private enum AddressCodingKeys: String, CodingKey {
        case _0 = "address"
    }
}
