import Foundation

/// Paths as text: numbers and then the letter of what to do with them.
///
/// `x y m` moves, `x y l` draws a line, `x1 y1 x y q` and `x1 y1 x2 y2 x y c` curves, and `h`
/// closes the subpath: the operators of PDF, ISO 32000-1 section 8.5.2, and SwiftUI's `q`.
extension Path: LosslessStringConvertible {
  /// The path as text that `init?(_:)` reads back exactly; empty for an empty path.
  public var description: String {
    var words: [String] = []
    forEach { element in
      words += Self.operands(of: element).flatMap { [Self.text($0.x), Self.text($0.y)] }
      words.append(Self.letter(of: element))
    }
    return words.joined(separator: " ")
  }

  /// The path that the text describes; nil when it is not in the format of `description`.
  ///
  /// Words are separated by any white space. `x y width height re` is read as well, and adds a
  /// rectangle. Numbers may be `nan` and `inf`.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard append(word, numbers) else { return nil }
        numbers.removeAll(keepingCapacity: true)
      }
      if numbers.count > 6 { return nil }
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func operands(of element: Element) -> [CGPoint] {
    switch element {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  private static func letter(of element: Element) -> String {
    switch element {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "h"
    }
  }

  private static func text(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Does what one operator says; false when it does not exist or has other operands.
  private mutating func append(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
    if letter == "re", numbers.count == 4 {
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      return true
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard numbers.count.isMultiple(of: 2), let element = Self.element(letter, points) else {
      return false
    }
    if isEmpty, letter != "m" { return false }
    append(element)
    return true
  }

  private static func element(_ letter: Substring, _ points: [CGPoint]) -> Element? {
    switch (letter, points.count) {
    case ("m", 1): .move(to: points[0])
    case ("l", 1): .line(to: points[0])
    case ("q", 2): .quadCurve(to: points[1], control: points[0])
    case ("c", 3): .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): .closeSubpath
    default: nil
    }
  }
}
