/// A control that makes a value greater or less by steps.
///
/// With the focus, the up and right arrow keys increase and the down and left ones decrease it. A
/// half that can do nothing, because the value is at the end of its range or of its type, is drawn
/// fainter.
public struct Stepper<Label: View> {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  /// The value in a format; nil where none was asked for.
  private var words: String?
  @Environment(\.isEnabled) private var isEnabled

  /// A stepper that calls `onIncrement` and `onDecrement`; nil is a half that does nothing.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledControl {
      label
    } control: {
      HStack(spacing: 8) {
        if let words { Text(verbatim: words).foregroundStyle(.secondary) }
        StepperButtons(
          canIncrement: onIncrement != nil, canDecrement: onDecrement != nil,
          isEnabled: isEnabled, change: change)
      }
    }
  }

  private func change(_ isGreater: Bool) {
    guard let action = isGreater ? onIncrement : onDecrement else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

extension Stepper {
  /// The stepper with a text beside its halves.
  nonisolated func showing(_ words: String) -> Self {
    var stepper = self
    stepper.words = words
    return stepper
  }

  /// What goes `step` further on; nil at the end of the range.
  nonisolated private static func stepping<Value: Strideable>(
    _ value: Binding<Value>, by step: Value.Stride, in bounds: ClosedRange<Value>?
  ) -> (() -> Void)? {
    guard value.wrappedValue.stepped(by: step, in: bounds) != nil else { return nil }
    return {
      // Asked once more, as the value may have changed since the stepper was described.
      guard let next = value.wrappedValue.stepped(by: step, in: bounds) else { return }
      value.wrappedValue = next
    }
  }

  nonisolated init<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void, label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: Self.stepping(value, by: step, in: bounds),
      onDecrement: Self.stepping(value, by: 0 - step, in: bounds),
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: label)
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
  }

  /// The form in which the label came last.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// The form in which the label came last.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: label)
  }

  /// The form in which the label came last.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }
}
