/// The chosen value, which opens a list of all; in a menu, lines of that.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .automatic) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
