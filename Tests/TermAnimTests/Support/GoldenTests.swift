import Testing

@testable import TermAnim

struct GoldenTests {
  @Test func `a complaint names the lines that changed`() {
    #expect(Golden.complaint(about: "a\n", insteadOf: "a\n") == nil)
    #expect(
      Golden.complaint(about: "a\nx\nc\nd\n", insteadOf: "a\nb\nc\n")
        == "differs:\n-2: b\n+2: x\n+4: d")
  }

  @Test func `a missing golden is a complaint`() {
    #expect(Golden.complaint(about: "", insteadOf: nil)?.hasPrefix("is missing") == true)
  }

  @Test func `shades and coverage have ten steps`() {
    let greys = (0..<10).map { UInt32($0 * 255 / 9) }
    let opaque = PixelText(greys.map { $0 | $0 << 8 | $0 << 16 | 0xFF00_0000 }, width: 5)
    #expect(opaque.shades == "| :-=+|\n|*#%@@|\n")
    #expect(PixelText(greys.map { $0 << 24 }, width: 5).coverage == "| .:-=|\n|+*#%@|\n")
  }

  @Test func `colours are told by letters`() {
    let colors: [Color.Resolved] = [
      .white, .black, .clear, Color.Resolved(red: 1, green: 0, blue: 0),
      Color.Resolved(red: 0, green: 0, blue: 1), Color.Resolved(red: 0, green: 0.4, blue: 0.1),
    ]
    #expect(PixelText(colors.map(\.premultipliedPixel), width: 3).colors == "|WK |\n|RBg|\n")
  }

  @Test func `a buffer without pixels is no text`() {
    #expect(PixelText(PixelBuffer(width: 0, height: 3)).colors.isEmpty)
    #expect(PixelText(PixelBuffer(width: 2, height: 1)).colors == "|  |\n")
  }
}
