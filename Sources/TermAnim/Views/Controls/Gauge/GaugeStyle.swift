/// A way for gauges to look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  /// What a gauge looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var gaugeStyle: StyleMaker<GaugeStyleConfiguration> = StyleMaker(DefaultGaugeStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the gauges inside look like `style` says.
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    transformEnvironment(\.gaugeStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.gaugeStyle)
    }
  }
}
