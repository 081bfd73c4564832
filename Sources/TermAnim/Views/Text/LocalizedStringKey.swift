public import Foundation

/// A text written in the program, with values in it.
///
/// There are no translations: the key is what is shown. Inline Markdown in it is obeyed:
/// `**bold**`, `*italic*`, `~~strike~~`, code between backticks, links and bare addresses, which
/// are links, too; values that are interpolated are taken as they are. Whole numbers are grouped by
/// thousands and others shown with six decimals, as SwiftUI has it in English, wherever the program
/// runs; where the environment has been given a locale, numbers and dates are as that has them.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let pieces: [TextPiece]

  public init(_ value: String) {
    pieces = InlineMarkdown.pieces(of: [.literal(value)])
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = InlineMarkdown.pieces(of: stringInterpolation.parts)
  }

  /// The parts of a key, as the compiler puts them together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var parts: [InlineMarkdown.Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds what is not read as Markdown.
    fileprivate mutating func append(_ text: String) {
      append([TextPiece(text: text)])
    }

    /// Adds a text that is `number` where an environment says how numbers are written.
    fileprivate mutating func append(_ text: String, _ number: PrintedNumber?) {
      append([TextPiece(text: text, format: number.map { TextFormat($0) })])
    }

    /// Adds a number, or else what is not read as Markdown.
    fileprivate mutating func append(_ number: PrintedNumber?, else text: String) {
      append(number?.plainText ?? text, number)
    }

    fileprivate mutating func append(_ pieces: [TextPiece]) {
      parts.append(.pieces(pieces))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as it describes itself.
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append("\(value)")
  }

  /// A whole number, grouped by thousands.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    let digits = Array("\(value.magnitude)")
    let grouped = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    let number = Int64(exactly: value).flatMap { PrintedNumber(.whole($0), .whole) }
    append((value < 0 ? "-" : "") + grouped.joined(), number)
  }

  /// A number with six decimals.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    append(String(format: "%f", Double(value)), PrintedNumber(.decimal(Double(value)), .decimal))
  }

  /// A whole number in a format of `printf`, such as `%03d`; as it is when the format is for
  /// something else.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value, specifier: String
  ) {
    let number =
      value < 0 ? Int64(clamping: value) : Int64(bitPattern: UInt64(clamping: value))
    append(PrintedNumber(.whole(number), FormatSpecifier(specifier)), else: "\(value)")
  }

  /// A number in a format of `printf`, such as `%.2f`; as it is when the format is for something
  /// else.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: Value, specifier: String
  ) {
    append(PrintedNumber(.decimal(Double(value)), FormatSpecifier(specifier)), else: "\(value)")
  }

  /// A value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append([TextPiece(input, format)])
  }

  /// A text in its own style.
  public mutating func appendInterpolation(_ text: Text) {
    append(text.pieces)
  }

  /// A text that was written elsewhere in the program, in its own style.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(resource.key.pieces)
  }

  /// A picture of the face, as large as the text.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(image).pieces)
  }

  /// A text with attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString).pieces)
  }

  /// A date, kept up to date where its style says how far away it is.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style).pieces)
  }

  /// A stretch of time.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates).pieces)
  }

  /// A stretch of time.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval).pieces)
  }

  /// The time of a timer.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours
      ).pieces)
  }

  /// What a formatter makes of a value.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(Text(subject, formatter: formatter).pieces)
  }
}
