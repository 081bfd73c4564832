import Foundation
import Testing

@testable import TermAnim

/// Texts that should be paths.
struct PathTextFuzz {
  private static let words = [
    "m", "l", "q", "c", "h", "re", "0", "1", "-1", "0.5", "1e5", "-1e-5", "nan", "inf", "-inf",
    "1e999", "0x1p3", ".", "-", "+", "e", "M", "\u{0}", "\u{1B}[31m", "\u{E9}", "\u{1F600}",
    "179769313486231570000000000000000000000", "\u{661}", "1_000", "",
  ]
  private static let spaces = [" ", " ", "  ", "\n", "\t", "\u{A0}", "\u{2003}", ""]

  @Test func `a text is no path, or its description is read back as the same`() {
    Fuzz.rounds(400) { dice in
      let text = dice.several(0..<30) { $0.pick(Self.words) + $0.pick(Self.spaces) }.joined()
      guard let path = Path(text) else { return nil }
      let again = Path(path.description)?.description
      return again == path.description ? nil : "\(text.debugDescription) is \(path.description)"
    }
  }

  @Test func `any path is read back from its description`() {
    Fuzz.rounds(300) { dice in
      let text =
        "0 0 m "
        + dice.several(1..<20) { dice in
          let (letter, count) = dice.pick([("m", 2), ("l", 2), ("q", 4), ("c", 6), ("h", 0)])
          let numbers = (0..<count).map { _ in "\(dice.hostileNumber())" }
          return (numbers + [letter]).joined(separator: " ")
        }.joined(separator: " ")
      guard let path = Path(text) else { return "\(text) is no path" }
      guard let again = Path(path.description) else { return "\(path.description) is no path" }
      return again.description == path.description ? nil : text
    }
  }

  @Test func `what is asked of a path with any numbers has an answer`() {
    Fuzz.rounds(150) { dice in
      let path = HostileDrawing.path(&dice)
      _ = path.boundingRect
      _ = path.contains(dice.hostilePoint(), eoFill: dice.chance(2))
      _ = path.trimmedPath(from: dice.hostileNumber(), to: dice.hostileNumber())
      _ = path.currentPoint
      _ = path.offsetBy(dx: dice.hostileNumber(), dy: dice.hostileNumber())
      return path == path || path.description.contains("nan") ? nil : path.description
    }
  }
}
