/// A bar when it is known how far the progress has come, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar when it is known how far the progress has come, else a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
