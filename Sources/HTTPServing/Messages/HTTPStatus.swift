/// The status codes that the server and its handlers send.
package enum HTTPStatus: Int, Sendable {
    case ok = 200
    case partialContent = 206
    case notModified = 304
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case lengthRequired = 411
    case contentTooLarge = 413
    case targetTooLong = 414
    case rangeNotSatisfiable = 416
    case headersTooLarge = 431
    case internalServerError = 500
    case serviceUnavailable = 503

    /// The reason phrase of RFC 9110, for the body of a plain answer.
    package var phrase: String {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .unauthorized: "Unauthorized"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .conflict: "Conflict"
        case .lengthRequired: "Length Required"
        case .contentTooLarge: "Content Too Large"
        case .targetTooLong: "URI Too Long"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .headersTooLarge: "Request Header Fields Too Large"
        case .internalServerError: "Internal Server Error"
        case .serviceUnavailable: "Service Unavailable"
        }
    }
}
