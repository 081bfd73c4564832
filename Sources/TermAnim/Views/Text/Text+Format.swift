public import Foundation

extension Text {
  /// A value in a format, in the customs that the environment sets.
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(pieces: [TextPiece(input, format)])
  }

  /// What `formatter` makes of a value; nothing when it makes nothing.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
