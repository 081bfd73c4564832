/// A ring that closes, with the value in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeSegment(course: .ring, end: 1).fill(ControlColor.track)
      GaugeSegment(course: .ring, end: configuration.value)
        .fill(GaugeTint(course: .ring, isAccessory: true))
    }
    .overlay {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .gaugeRingFrame()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that closes, with the value in it.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
