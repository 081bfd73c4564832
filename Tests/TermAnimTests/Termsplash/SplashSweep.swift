import Foundation
import Testing

/// One thing to press, and how the colour that it brings must spread.
struct SplashSweep: Sendable, CustomTestStringConvertible {
  let name: String
  /// What the terminal sends for it.
  let bytes: String
  /// The keys that lead to the same picture at rest.
  let keys: String
  let spread: Spread

  enum Spread: Sendable {
    /// Towards this angle in degrees; 90 is down.
    case towards(Double)
    /// From this cell outwards.
    case from(column: Double, row: Double)
  }

  var testDescription: String { name }

  /// How late the middle of a cell is reached, in points; a cell is 4 wide and 8 high.
  func order(column: Int, row: Int) -> Double {
    let (x, y) = ((Double(column) + 0.5) * 4, (Double(row) + 0.5) * 8)
    switch spread {
    case .towards(let degrees):
      return x * cos(degrees * .pi / 180) + y * sin(degrees * .pi / 180)
    case .from(let column, let row): return hypot(x - (column + 0.5) * 4, y - (row + 0.5) * 8)
    }
  }

  private static func key(_ text: String, _ keys: String? = nil, towards degrees: Double) -> Self {
    SplashSweep(
      name: keys ?? text, bytes: text, keys: keys ?? text, spread: .towards(degrees))
  }

  /// Every key of the scene that brings a colour.
  static let keys: [SplashSweep] = [
    key(" ", "space", towards: 0), key("c", towards: 0), key("C", towards: 0),
    key("1", towards: 0), key("2", towards: 180), key("3", towards: 90), key("4", towards: 270),
    key("5", towards: 45), key("6", towards: 135), key("7", towards: 225), key("8", towards: 315),
    key("\u{1B}[C", "right", towards: 0), key("\u{1B}[D", "left", towards: 180),
    key("\u{1B}[B", "down", towards: 90), key("\u{1B}OA", "up", towards: 270),
  ]

  /// A click of the left button on a cell of the card that is not in its middle.
  static let click = SplashSweep(
    name: "click", bytes: "\u{1B}[<0;27;9M\u{1B}[<0;27;9m", keys: "c",
    spread: .from(column: 26, row: 8))
}
