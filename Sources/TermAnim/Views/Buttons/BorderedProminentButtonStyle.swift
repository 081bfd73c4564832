/// A light label on a plate in the full tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration)
      .buttonStyle(BorderedButtonLook(isProminent: true))
      .aligned(to: .cell)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A light label on a plate in the full tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
