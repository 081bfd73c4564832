/// A value on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View> {
  /// 0...1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = SliderScale(bounds: bounds, step: nil).fraction(of: value)
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge: View {
  public var body: some View {
    VStack(spacing: 4) {
      label
      ProgressBar(fraction: fraction, style: AnyShapeStyle(.tint))
      currentValueLabel.foregroundStyle(.secondary)
    }
  }
}
