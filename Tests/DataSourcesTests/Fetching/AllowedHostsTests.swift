import Testing

@testable import DataSources

@Suite struct AllowedHostsTests {
    @Test(arguments: [
        ("http://localhost:8091/a", "localhost:8091", "localhost:8091"),
        ("https://b.example/", "b.example:443", "b.example"), ("http://[::1]:80/", "::1:80", "[::1]"),
    ])
    func saysWhatAllowsAnother(url: String, place: String, entry: String) throws {
        let hosts = try AllowedHosts(["localhost"], by: "--ask")
        let refusal = try hosts.refusal(of: FetchAddress(url))
        #expect(refusal.description == "\(place) is not among the hosts that may be asked; '--ask \(entry)' allows it")
        #expect(try AllowedHosts([entry]).contains(FetchAddress(url)))
    }

    @Test(arguments: [
        ("quotes.example", "https://quotes.example/a?b=c"), ("quotes.example", "http://Quotes.Example"),
        ("quotes.example:8080", "http://quotes.example:8080/"), ("quotes.example:443", "https://quotes.example/"),
        ("127.0.0.1:80", "http://127.0.0.1/"), ("[::1]:8080", "http://[0:0::1]:8080/"), ("::1", "http://[::1]/"),
        ("localhost:1", "http://LOCALHOST:1/"),
    ])
    func allowsWhatIsNamed(entry: String, url: String) throws {
        #expect(try AllowedHosts([entry]).contains(FetchAddress(url)))
    }

    @Test(arguments: [
        ("quotes.example", "https://quotes.example:8080/"), ("quotes.example", "http://sub.quotes.example/"),
        ("quotes.example", "http://quotes.example.evil.example/"), ("quotes.example", "http://quotes.example./"),
        ("quotes.example:8080", "http://quotes.example/"), ("127.0.0.1", "http://2130706433/"),
        ("127.0.0.1", "http://127.1/"), ("quotes.example", "http://quotes.example\\@evil.example/"),
    ])
    func allowsNothingElse(entry: String, url: String) throws {
        let address = try? FetchAddress(url)
        #expect(try address.map { try AllowedHosts([entry]).contains($0) } ?? false == false)
    }

    @Test(arguments: [
        "", "file:///etc/passwd", "ftp://quotes.example/", "quotes.example/a", "http://", "http:///a",
        "http://me:secret@quotes.example/", "http://me@quotes.example/", "http://quotes.example:0/",
        "http://quotes.example:99999/", "javascript:alert(1)", "http://a b/",
    ])
    func readsNoOtherAddress(url: String) {
        #expect(throws: SourceFailure.self) { try FetchAddress(url) }
    }

    @Test(arguments: [
        ("http://quotes.example", "http://quotes.example:80/"),
        ("https://quotes.example?q=每日", "https://quotes.example:443/?q=%E6%AF%8F%E6%97%A5"),
        ("HTTP://[::0001]:8080/a/../b#c", "http://[::1]:8080/a/../b"),
    ])
    func asksForWhatItHasRead(url: String, asked: String) throws {
        #expect(try FetchAddress(url).url == asked)
    }

    @Test(arguments: ["", "host:", "host:0", "host:port", "host:65536", "https://host", "a b", "host/path", "*.host"])
    func refusesAnEntryThatIsNoHost(entry: String) {
        #expect(throws: SourceFailure.self) { try AllowedHosts([entry]) }
    }

    @Test(arguments: [
        ("http://127.0.0.1/", "127.0.0.1", true), ("http://127.0.0.1/", "127.0.0.2", false),
        ("http://localhost/", "127.0.0.1", true), ("http://localhost/", "::1", true),
        ("http://localhost/", "10.0.0.1", false), ("http://quotes.example/", "127.0.0.1", false),
        ("http://quotes.example/", "8.8.8.8", true), ("http://quotes.example/", "::ffff:10.0.0.1", false),
        ("http://2130706433/", "127.0.0.1", false),
    ])
    func permitsAPrivateAddressOnlyWhereItIsNamed(url: String, found: String, isPermitted: Bool) throws {
        let found = try #require(NetworkAddress(found))
        #expect(try AllowedHosts.permit(found, for: FetchAddress(url)) == isPermitted)
    }
}
