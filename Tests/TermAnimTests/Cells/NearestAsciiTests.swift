import Testing

@testable import TermAnim

struct NearestAsciiTests {
  private func ascii(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.nearestAscii ?? "?" }))
  }

  @Test func `what is ASCII already stays as it is, and a control character is none`() {
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      #expect(scalar.nearestAscii == (0x20..<0x7F ~= value ? scalar : nil))
    }
  }

  @Test(arguments: [
    ("\u{2191}\u{2193} \u{B1}1", "^v +1"), ("\u{2190}\u{2192}", "<>"), ("d\u{E9}j\u{E0}", "deja"),
    ("\u{C5}\u{D8}\u{FF}", "AOy"), ("1\u{2013}9\u{2026}", "1-9."), ("3\u{D7}4", "3x4"),
    ("\u{2502}\u{250C}\u{2500}", "|+-"), ("\u{6211}", "?"),
  ])
  func `a line reads nearly as it was written`(text: String, expected: String) {
    #expect(ascii(text) == expected)
  }

  @Test func `nothing beyond what is printed comes out`() {
    for value in UInt32(0)..<0x3000 {
      guard let nearest = Unicode.Scalar(value)?.nearestAscii else { continue }
      #expect(" "..."~" ~= nearest)
    }
  }
}
