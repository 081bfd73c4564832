/// The ground of a line of a menu, which shows that it is pressed or has the focus.
struct MenuLineGround {
  static let outline = RoundedRectangle(cornerRadius: 6)

  let isPressed: Bool
  let isFocused: Bool

  /// Nil for a line that does not stand out.
  var style: AnyShapeStyle? {
    if isPressed { return AnyShapeStyle(ControlColor.pressedTrack) }
    return isFocused ? AnyShapeStyle(Color.accentColor.opacity(0.35)) : nil
  }
}
