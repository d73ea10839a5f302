import Testing

@testable import DataSources

@Suite struct NetworkAddressTests {
    @Test(arguments: [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.0.1", "198.18.0.1", "198.19.255.255",
        "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "::8.8.8.8", "64:ff9b::8.8.8.8", "100::1", "fc00::1",
        "fd12::1", "fe80::1", "fec0::1", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1",
    ])
    func knowsWhatIsNotOfTheInternet(text: String) throws {
        #expect(try #require(NetworkAddress(text)).isPublic == false)
    }

    @Test(arguments: [
        "8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.1", "198.17.255.255",
        "198.20.0.0", "223.255.255.255", "2001:4860:4860::8888", "2400:3200::1", "2a00:1450::1",
    ])
    func knowsWhatIs(text: String) throws {
        #expect(try #require(NetworkAddress(text)).isPublic)
    }

    @Test(arguments: ["", "1.2.3", "1.2.3.4.5", "127.1", "0x7f.0.0.1", "[::1]", "localhost", "1.2.3.256", "::1%eth0"])
    func readsNoAddressThatIsWrittenOtherwise(text: String) {
        #expect(NetworkAddress(text) == nil)
    }
}
