/// A bar that fills, between the ends of its scale; what is measured stands above, the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      GaugeRow(configuration: configuration) {
        ProgressBar(
          fraction: configuration.value,
          style: AnyShapeStyle(GaugeTint(course: .line)))
      }
      configuration.currentValueLabel.secondaryForeground()
    }
    .aligned(to: .cell)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, between the ends of its scale.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
