public import Foundation

extension Text {
  /// A value in a format.
  nonisolated public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
