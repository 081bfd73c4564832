public import Foundation

extension Text {
  /// A value in a format, in the customs that the environment sets.
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(pieces: [TextPiece(input, format)])
  }

  /// A value in a format that gives parts of it attributes, such as a stopwatch's at a date.
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// What `formatter` makes of a value; nothing when it makes nothing.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
