/// A value on a scale.
///
/// It looks as the style around says: a bar, or a ring with or without a gap.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  /// 0...1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?
  /// Where a tag is on the scale, 0...1; nil for what is no value.
  private let place: (AnyHashable) -> Double?
  @Environment(\.gaugeStyle) private var style

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?, marks: MarkedValueLabels? = nil
  ) {
    let scale = SliderScale(bounds: bounds, step: nil)
    fraction = scale.fraction(of: value)
    markedValueLabels = marks
    place = { tag in
      let value = tag.base as? Value ?? (tag.base as? Int).map { Value($0) }
      return value.map(scale.fraction)
    }
    (self.label, currentValueLabel) = (label, current)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }
}

extension Gauge: View {
  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction,
        label: GaugeStyleConfiguration.Label(view: AnyView(label)),
        currentValueLabel: currentValueLabel.map {
          GaugeStyleConfiguration.CurrentValueLabel(view: AnyView($0))
        },
        minimumValueLabel: minimumValueLabel.map {
          GaugeStyleConfiguration.MinimumValueLabel(view: AnyView($0))
        },
        maximumValueLabel: maximumValueLabel.map {
          GaugeStyleConfiguration.MaximumValueLabel(view: AnyView($0))
        },
        markedValueLabels: markedValueLabels.map {
          GaugeStyleConfiguration.MarkedValueLabels(
            view: AnyView(GaugeMarks(labels: $0, place: place)))
        }))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge of `value`; values outside of `bounds` count as the nearer end, NaN as the lower one.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels for some of its values, which bars show below: each has the value as its
  /// tag, of the type of `value` or an `Int`; those without are spread evenly.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      marks: markedValueLabels())
  }
}

extension Gauge {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// A gauge with labels for some of its values, which bars show below: each has the value as its
  /// tag, of the type of `value` or an `Int`; those without are spread evenly.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marks: markedValueLabels())
  }
}
