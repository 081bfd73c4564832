import Foundation

/// A value in a format.
struct FormattedValue<Format: FormatStyle>: CustomText
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  func text(in customs: TextCustoms) -> String? { customs.applied(to: format).format(value) }
}

extension TextPiece {
  /// A value in a format, written as the machine does until an environment says how.
  init<Format: FormatStyle>(_ value: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let formatted = FormattedValue(value: value, format: format)
    self.init(text: format.format(value), format: TextFormat(formatted))
  }
}
