/// A bar with a mark at the value, between the ends of its scale.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRow(configuration: configuration) {
      MarkedGaugeScale(fraction: configuration.value, course: .line)
        .frame(minWidth: 32, idealWidth: 120)
        .pixelHeight(GaugeCourse.lineWidth)
    }
    .aligned(to: .cell)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value, between the ends of its scale.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
