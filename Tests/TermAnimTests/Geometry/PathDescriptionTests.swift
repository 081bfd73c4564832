import Foundation
import Testing

@testable import TermAnim

struct PathDescriptionTests {
  @Test func `a path says what it is made of`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1.5, y: -2))
      path.addLine(to: CGPoint(x: 0, y: 1e21))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
      path.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(path.description == "1.5 -2 m 0 1e+21 l 3 4 5 6 q 1 2 3 4 5 6 c h")
    #expect(Path().description.isEmpty)
  }

  @Test(arguments: 0..<50)
  func `the text of a path reads back as the same path`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: -1e3...1e3, using: &random),
        y: Double.random(in: -1...1, using: &random))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<20 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.closeSubpath()
      }
    }
    #expect(try #require(Path(path.description)) == path)
  }

  @Test(arguments: [
    ("", ""), ("  1 2\n m\t3 4 l ", "1 2 m 3 4 l"), ("0 0 m h 1 1 l", "0 0 m h 0 0 m 1 1 l"),
    ("1 2 3 4 re", "1 2 m 4 2 l 4 6 l 1 6 l h"), ("nan inf m", "nan inf m"),
  ])
  func `text in the format is read`(text: String, description: String) throws {
    #expect(try #require(Path(text)).description == description)
  }

  @Test(arguments: [
    "1", "1 2", "m", "1 m", "1 2 l", "1 2 m 3 l", "1 2 m 3 4 5 l", "1 2 m 3 4 q", "1 2 m 3 h",
    "1 2 m x", "1 2 m 1 2 3 4 5 6 7 8 c", "1,2 m", "h", "1 2 3 re", "1 2 m \u{1B}[2J", "1 2 M",
  ])
  func `text in another format is not`(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `any bytes at all are read or refused`() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("0123456789.-e mlqchr\n+ninaf")
    for _ in 0..<2000 {
      let text = String((0..<30).map { _ in alphabet.randomElement(using: &random) ?? " " })
      if let path = Path(text) { #expect(Path(path.description)?.verbs == path.verbs) }
    }
  }
}
