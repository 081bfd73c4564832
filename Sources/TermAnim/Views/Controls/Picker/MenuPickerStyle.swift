/// The chosen value, which opens a list of all.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
