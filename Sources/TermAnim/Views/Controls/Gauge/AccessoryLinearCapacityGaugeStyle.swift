/// A bar that fills, with everything above and below at its leading end.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      GaugeRow(configuration: configuration) {
        ProgressBar(
          fraction: configuration.value,
          style: AnyShapeStyle(GaugeTint(course: .line, isAccessory: true)))
      }
      configuration.currentValueLabel.secondaryForeground()
    }
    .aligned(to: .cell)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, with everything above and below at its leading end.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
