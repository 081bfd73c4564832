import Testing

@testable import TermAnim

struct GlyphPairingTests {
  private func pairing(_ old: String, _ new: String) -> GlyphPairing {
    GlyphPairing(old: Array(old), new: Array(new))
  }

  @Test(
    arguments: [
      ("9", "10", [nil, 0]), ("99", "100", [nil, 0, 1]), ("199", "1999", [nil, 0, 1, 2]),
      ("19", "20", [0, 1]), ("100", "99", [1, 2]), ("-1", "1", [1]), ("1", "-1", [nil, 0]),
      ("Score: 9", "Score: 10", [0, 1, 2, 3, 4, 5, 6, nil, 7]),
      ("9 pts", "10 pts", [nil, 0, 1, 2, 3, 4]), ("999", "1,000", [nil, nil, 0, 1, 2]),
      ("", "5", [nil]), ("5", "", []), ("abc", "abd", [0, 1, 2]),
      ("$9.99", "$10.00", [0, nil, 1, 2, 3, 4]),
    ] as [(String, String, [Int?])])
  func `figures keep their places counted from the right`(
    old: String, new: String, partners: [Int?]
  ) {
    #expect(pairing(old, new).partners == partners)
  }

  @Test func `every old glyph either stays or goes, once`() {
    let texts = [
      "", "7", "12", "112", "-112", "1,234", "a1", "a12b", "aab", "99 of 100", "100 of 9",
    ]
    for old in texts {
      for new in texts {
        let pairs = pairing(old, new)
        let all = pairs.partners.compactMap { $0 } + pairs.departures.map(\.old)
        #expect(all.sorted() == Array(0..<old.count), "\(old) \(new)")
        #expect(pairs.partners.compactMap { $0 } == pairs.partners.compactMap { $0 }.sorted())
      }
    }
  }
}
