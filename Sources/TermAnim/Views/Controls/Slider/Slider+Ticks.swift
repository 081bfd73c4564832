/// Sliders with marks, and those that fill their track from somewhere else than its beginning.
extension Slider {
  /// A slider with marks below its track.
  ///
  /// The track is filled from `neutralValue` on. Only values of `enabledBounds` can be chosen. The
  /// label and that of the value are for those who cannot see the slider, and not drawn.
  nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, enabledBounds: enabledBounds, neutralValue: neutralValue,
      ticks: ticks().ticks, onEditingChanged: onEditingChanged, minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// A slider whose track is filled from `neutralValue` on, and on which only values of
  /// `enabledBounds` can be chosen.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, enabledBounds: enabledBounds, neutralValue: neutralValue,
      onEditingChanged: onEditingChanged, minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// A slider that goes in steps, with the marks that `tick` makes of them; none of more than a
  /// hundred.
  ///
  /// The track is filled from `neutralValue` on. Only values of `enabledBounds` can be chosen.
  ///
  /// - Precondition: `step` is positive.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(bounds: bounds, step: V(step))
    self.init(
      value, bounds, step: V(step), enabledBounds: enabledBounds, neutralValue: neutralValue,
      ticks: scale.steps(atMost: 100).compactMap(tick), onEditingChanged: onEditingChanged,
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The same without labels at their ends.
extension Slider where ValueLabel == EmptyView {
  /// A slider with marks below its track.
  ///
  /// The track is filled from `neutralValue` on. Only values of `enabledBounds` can be chosen. The
  /// label and that of the value are for those who cannot see the slider, and not drawn.
  nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, enabledBounds: enabledBounds, neutralValue: neutralValue,
      ticks: ticks().ticks, onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// A slider whose track is filled from `neutralValue` on, and on which only values of
  /// `enabledBounds` can be chosen.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, enabledBounds: enabledBounds, neutralValue: neutralValue,
      onEditingChanged: onEditingChanged, minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// A slider that goes in steps, with the marks that `tick` makes of them; none of more than a
  /// hundred.
  ///
  /// The track is filled from `neutralValue` on. Only values of `enabledBounds` can be chosen.
  ///
  /// - Precondition: `step` is positive.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(bounds: bounds, step: V(step))
    self.init(
      value, bounds, step: V(step), enabledBounds: enabledBounds, neutralValue: neutralValue,
      ticks: scale.steps(atMost: 100).compactMap(tick), onEditingChanged: onEditingChanged,
      minimum: EmptyView(), maximum: EmptyView())
  }
}
