/// A ring with a mark at the value; what is measured, or the ends of the scale, in its gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedGaugeScale(fraction: configuration.value, course: .openRing)
      .overlay { configuration.currentValueLabel }
      .overlay(alignment: .bottom) { gap(configuration) }
      .gaugeRingFrame()
  }

  @ViewBuilder
  private func gap(_ configuration: Configuration) -> some View {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      configuration.label.secondaryForeground()
    } else {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .secondaryForeground()
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark at the value; what is measured, or the ends of the scale, in its gap.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
