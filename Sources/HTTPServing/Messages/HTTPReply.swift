/// The answer to a request: a status, a type from a closed set, and bytes or a stream of events.
///
/// A reply cannot carry an arbitrary header, so nothing from a request can reach one (response splitting).
/// The security headers of ``SecurityHeaders`` are added to every reply by the server.
package struct HTTPReply: Sendable {
    /// What follows the headers.
    package enum Body: Sendable {
        case bytes(SharedBytes)
        case eventStream(EventStream)
    }

    /// What a browser may keep.
    package enum Caching: Sendable {
        /// `no-store`: pages, errors, everything that a save can change.
        case never
        /// Kept, but asked for again each time; an unchanged tag is answered with 304 and no body.
        case validated(EntityTag)
        /// Kept for a year: the URL changes with the content.
        case immutable(EntityTag)
    }

    package var status: HTTPStatus
    package var mediaType: MediaType
    package var caching: Caching
    package var body: Body
    /// The methods that the path does answer, for a 405.
    package var allowedMethods: [HTTPMethod]
    /// Whether the bytes are somebody else's: browsers save them and never show them, and nothing in them runs.
    package var isDownload = false
    /// Whether a part of the bytes can be asked for, as players of films do.
    package var hasParts = false

    package init(
        status: HTTPStatus = .ok, mediaType: MediaType, caching: Caching = .never, body: SharedBytes,
        allowedMethods: [HTTPMethod] = []
    ) {
        self.status = status
        self.mediaType = mediaType
        self.caching = caching
        self.body = .bytes(body)
        self.allowedMethods = allowedMethods
    }

    private init(eventStream: EventStream) {
        status = .ok
        mediaType = .eventStream
        caching = .never
        body = .eventStream(eventStream)
        allowedMethods = []
    }

    package static func html(_ bytes: SharedBytes, status: HTTPStatus = .ok) -> HTTPReply {
        HTTPReply(status: status, mediaType: .html, body: bytes)
    }

    /// An asset that is asked for again at each visit and answered with 304 while it is unchanged.
    package static func asset(_ mediaType: MediaType, _ bytes: SharedBytes, tag: EntityTag) -> HTTPReply {
        HTTPReply(mediaType: mediaType, caching: .validated(tag), body: bytes)
    }

    /// A JSON value that the caller has encoded.
    package static func json(_ bytes: SharedBytes, status: HTTPStatus = .ok) -> HTTPReply {
        HTTPReply(status: status, mediaType: .json, body: bytes)
    }

    /// A sentence for a person: an error, or a short plain answer.
    ///
    /// Never put request data into it.
    package static func text(_ status: HTTPStatus, _ sentence: String? = nil) -> HTTPReply {
        HTTPReply(status: status, mediaType: .plain, body: SharedBytes((sentence ?? status.phrase) + "\n"))
    }

    /// The path exists and does not answer this method.
    package static func methodNotAllowed(allow: [HTTPMethod]) -> HTTPReply {
        var reply = text(.methodNotAllowed)
        reply.allowedMethods = allow
        return reply
    }

    /// A stream that stays open and sends events.
    ///
    /// One stream serves one request.
    package static func eventStream(_ stream: EventStream) -> HTTPReply {
        HTTPReply(eventStream: stream)
    }
}
