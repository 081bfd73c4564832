/// All values below each other.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .list) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
