/// A label in the tint, on a plate while it is pressed.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(StripButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in the tint, on a plate while it is pressed.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
