public import Foundation

/// A text written in the program, with values in it.
///
/// There are no translations: the key is what is shown. Whole numbers are grouped by thousands and
/// others shown with six decimals, as SwiftUI has it in English, wherever the program runs.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let pieces: [TextPiece]

  public init(_ value: String) {
    pieces = [TextPiece(text: value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The parts of a key, as the compiler puts them together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var pieces: [TextPiece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if let last = pieces.last, last.styling == TextStyling() {
        pieces[pieces.count - 1].text += literal
      } else {
        pieces.append(TextPiece(text: literal))
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as it describes itself.
  public mutating func appendInterpolation<Value>(_ value: Value) {
    appendLiteral("\(value)")
  }

  /// A whole number, grouped by thousands.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    let digits = Array("\(value.magnitude)")
    let grouped = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    appendLiteral((value < 0 ? "-" : "") + grouped.joined())
  }

  /// A number with six decimals.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    appendLiteral(String(format: "%f", Double(value)))
  }

  /// A whole number in a format of `printf`, such as `%03d`; as it is when the format is for
  /// something else.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value, specifier: String
  ) {
    appendLiteral(
      FormatSpecifier(specifier)?.formatted(Int64(clamping: value)) ?? "\(value)")
  }

  /// A number in a format of `printf`, such as `%.2f`; as it is when the format is for something
  /// else.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: Value, specifier: String
  ) {
    appendLiteral(FormatSpecifier(specifier)?.formatted(Double(value)) ?? "\(value)")
  }

  /// A value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    appendLiteral(format.format(input))
  }

  /// A text in its own style.
  public mutating func appendInterpolation(_ text: Text) {
    pieces += text.pieces
  }
}
