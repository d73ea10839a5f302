import TestSupport
import Testing

@testable import HTTPServing

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-4", 0..<5), ("bytes=7-", 7..<10), ("bytes=-3", 7..<10), ("bytes=-300", 0..<10),
        ("bytes=2-99", 2..<10),
    ])
    func readsTheFormsThatPlayersSend(header: String, bytes: Range<Int>) {
        #expect(ByteRange(header)?.bytes(of: 10) == bytes)
    }

    @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
    func meansNothingBeyondTheEnd(header: String) throws {
        #expect(try #require(ByteRange(header)).bytes(of: 10) == nil)
    }

    @Test(arguments: [
        "", "bytes", "bytes=", "bytes=-", "bytes=4-2", "bytes=0-1,3-4", "lines=0-4", "bytes=+1-2", "bytes=1-x",
        "bytes=99999999999999999999-", "bytes=--1", "bytes=٣-",
    ])
    func passesOverEverythingElse(header: String) {
        #expect(ByteRange(header) == nil)
    }

    @Test func sendsThePartThatIsAskedFor() throws {
        let bytes = SharedBytes("0123456789")
        let server = try RunningServer { _ in
            var reply = HTTPReply(mediaType: .binary, body: bytes)
            reply.hasParts = true
            return reply
        }
        let part = try server.get("/film", headers: ["Range: bytes=3-5"])
        #expect(part.status == 206)
        #expect(part.body == "345")
        #expect(part.header("content-range") == "bytes 3-5/10")
        let beyond = try server.get("/film", headers: ["Range: bytes=10-"])
        #expect(beyond.status == 416)
        #expect(beyond.header("content-range") == "bytes */10")
        let whole = try server.get("/film")
        #expect(whole.status == 200)
        #expect(whole.header("accept-ranges") == "bytes")
    }

    @Test func sendsEverythingWhereNoPartsAreOffered() throws {
        let server = try RunningServer { _ in .text(.ok, "all of it") }
        #expect(try server.get("/page", headers: ["Range: bytes=0-1"]).status == 200)
    }
}
