/// Steppers that show their value.
extension Stepper {
  /// A stepper that shows its value in a format beside its halves.
  nonisolated public init<Format: FormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: label)
      .showing(format.format(value.wrappedValue))
  }

  /// A stepper that shows its value in a format beside its halves, within a range.
  nonisolated public init<Format: FormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
      .showing(format.format(value.wrappedValue))
  }
}

extension Stepper where Label == Text {
  /// A stepper that shows its value in a format beside its halves.
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: nil, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
      .showing(format.format(value.wrappedValue))
  }

  /// A stepper that shows its value in a format beside its halves, within a range.
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: bounds, step: step, onEditingChanged: onEditingChanged) {
      Text(titleKey)
    }
    .showing(format.format(value.wrappedValue))
  }

  /// A stepper that shows its value in a format beside its halves.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: nil, step: step, onEditingChanged: onEditingChanged) { Text(title) }
      .showing(format.format(value.wrappedValue))
  }

  /// A stepper that shows its value in a format beside its halves, within a range.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self = Self(value, in: bounds, step: step, onEditingChanged: onEditingChanged) { Text(title) }
      .showing(format.format(value.wrappedValue))
  }
}
