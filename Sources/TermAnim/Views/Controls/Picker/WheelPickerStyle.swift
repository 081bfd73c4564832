/// All values below each other, as there is no wheel in a terminal; they scroll where there is less
/// room.
///
/// Tab stops at the chosen one, and the arrow keys up and down choose.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
