/// A control that chooses a value from a range.
///
/// The knob follows the pointer; with the focus, the left and right arrow keys move it by a step (a
/// hundredth of the range when there is none, ten times as far with Shift), Home and End to the
/// ends. A value outside the range is shown at the nearer end, NaN at the beginning, as is every
/// value of a range without a length; it stays what it is until the control is used. The label is
/// for those who cannot see the slider, and not drawn.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Binding<Double>
  /// The share of the range between two values that can be chosen; nil is all values.
  private let step: Double?
  private let marks: SliderMarks
  private let onEditingChanged: (Bool) -> Void
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled

  /// - Precondition: `step` is positive.
  nonisolated init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value?,
    enabledBounds: ClosedRange<Value>? = nil, neutralValue: Value? = nil,
    ticks: [SliderTick<Value>] = [], onEditingChanged: @escaping (Bool) -> Void,
    minimum: ValueLabel, maximum: ValueLabel
  ) {
    let scale = SliderScale(bounds: bounds, step: step)
    fraction = Binding(
      get: { scale.fraction(of: value.wrappedValue) },
      set: { fraction, transaction in
        let new = scale.value(at: fraction)
        withTransaction(transaction) {
          value.wrappedValue =
            enabledBounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
        }
      })
    self.step = scale.stepFraction
    marks = SliderMarks(
      neutral: neutralValue.map(scale.fraction),
      ticks: ticks.filter { bounds.contains($0.value) }
        .map { (scale.fraction(of: $0.value), $0.label) })
    self.onEditingChanged = onEditingChanged
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      if marks.hasLabels {
        VStack(spacing: 0) {
          track
          labels
        }
      } else {
        trackInRow
      }
      maximumValueLabel
    }
  }

  @MainActor
  private var track: some View {
    SliderTrack(
      fraction: SliderScale<Double>.clamped(fraction.wrappedValue), isEditing: isEditing,
      marks: marks
    )
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: handler))
    .aligned(to: .pixel)
  }

  /// The track with its bar, which is half as high as the knob, in the row of the words beside it.
  @MainActor
  private var trackInRow: some View {
    track
      .padding(.vertical, -SliderTrack.height / 4)
      .aligned(to: .cell)
      .padding(.vertical, SliderTrack.height / 4)
  }

  /// The words below the marks that have some.
  @MainActor
  private var labels: some View {
    let labeled = marks.ticks.compactMap { tick in
      tick.label.map { (fraction: tick.fraction, label: $0) }
    }
    return SliderTickLayout(fractions: labeled.map(\.fraction)).callAsFunction {
      ForEach(Array(labeled.enumerated()), id: \.offset) { $0.element.label }
    }
  }

  private var handler: SliderHandler {
    SliderHandler(
      fraction: fraction, step: step, isEditing: $isEditing,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged,
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Value(step), onEditingChanged: onEditingChanged,
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// The form in which the label came last.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  /// The form in which the label came last.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Value(step), onEditingChanged: onEditingChanged,
      minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Value(step), onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// The form in which the label came last.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// The form in which the label came last.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Value(step), onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Value(step), onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }
}
