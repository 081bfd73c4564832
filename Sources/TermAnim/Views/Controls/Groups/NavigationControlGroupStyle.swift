/// The controls side by side on one plate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlStrip(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side on one plate.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
