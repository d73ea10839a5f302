/// The headers that every reply carries, refusals and event streams included.
///
/// There is no `Access-Control-Allow-Origin` here and no way to add one: nothing outside our own pages reads a reply.
enum SecurityHeaders {
    /// No inline script, nothing from another origin, no framing.
    ///
    /// Inline styles are allowed because pages set CSS custom properties on elements.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
        "connect-src 'self'", "font-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    static let all: [(name: String, value: String)] = [
        ("Content-Security-Policy", contentSecurityPolicy),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
