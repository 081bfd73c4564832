/// A label on a plate in a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration)
      .buttonStyle(BorderedButtonLook(isProminent: false))
      .aligned(to: .cell)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a plate in a faint tint.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
