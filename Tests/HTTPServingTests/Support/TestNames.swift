@testable import HTTPServing

extension SecretNames {
    /// The names of an application that exists in these tests only.
    static let test = SecretNames(actionHeader: .action, accessQuery: "token", accessCookie: "access")
}

extension HTTPHeaderName {
    static let action = HTTPHeaderName("X-Action-Token")
}

extension ServerSentEvent {
    /// What asks a page to fetch itself again.
    static let all = ServerSentEvent(name: "refresh", data: "all")
}
