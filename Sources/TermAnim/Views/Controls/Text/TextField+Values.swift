public import Foundation

/// Fields for values, which what is typed becomes when it is submitted or the focus goes.
extension TextField {
  nonisolated private init(written text: Binding<String>, label: Label, prompt: Text? = nil) {
    self.init(text: text, label: label, prompt: prompt, isValue: true)
  }

  /// A field for a value in a format; what is not in the format is not taken over.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(written: Binding(writing: value, in: format), label: label(), prompt: prompt)
  }

  /// A field for a value in a format; what is not in the format is no value.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(written: Binding(writing: value, in: format), label: label(), prompt: prompt)
  }

  /// A field for a value that `formatter` writes and reads.
  nonisolated public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(written: Binding(writing: value, by: formatter), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field for a value in a format; what is not in the format is not taken over.
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value in a format; what is not in the format is not taken over.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value in a format; what is not in the format is no value.
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value in a format; what is not in the format is no value.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that `formatter` writes and reads.
  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that `formatter` writes and reads.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
