/// A label in the tint, on a plate while it is pressed.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(StripButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label in the tint, on a plate while it is pressed.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
