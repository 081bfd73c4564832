internal import Foundation

extension Binding<String> {
  /// A value as `format` writes it; what it cannot read is not taken over.
  nonisolated init<Format: ParseableFormatStyle>(
    writing value: Binding<Format.FormatInput>, in format: Format
  ) where Format.FormatOutput == String {
    self.init(
      get: { format.format(value.wrappedValue) },
      set: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = parsed
      })
  }

  /// A value as `format` writes it, or an empty text for none; what it cannot read is none.
  nonisolated init<Format: ParseableFormatStyle>(
    writing value: Binding<Format.FormatInput?>, in format: Format
  ) where Format.FormatOutput == String {
    self.init(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// A value as `formatter` writes it; what it cannot read is not taken over.
  nonisolated init<Input>(writing value: Binding<Input>, by formatter: Formatter) {
    nonisolated(unsafe) let formatter = formatter
    self.init(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        let parsed: Any? = (formatter as? NumberFormatter)?.number(from: text) ?? text
        if let parsed = parsed as? Input { value.wrappedValue = parsed }
      })
  }
}
