/// The headers that every reply carries, refusals and event streams included.
///
/// There is no `Access-Control-Allow-Origin` here and no way to add one: nothing outside our own pages reads a reply.
enum SecurityHeaders {
    /// No inline script, nothing from another origin, no framing.
    ///
    /// Inline styles are allowed because pages set CSS custom properties on elements.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
        "media-src 'self'", "connect-src 'self'", "font-src 'self'", "form-action 'self'", "base-uri 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    static let all = [("Content-Security-Policy", contentSecurityPolicy)] + everywhere

    /// For bytes that somebody else made: should a browser show them all the same, nothing in them runs or loads.
    static let download =
        [
            ("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'"),
            ("Content-Disposition", "attachment"),
        ] + everywhere

    private static let everywhere: [(name: String, value: String)] = [
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
