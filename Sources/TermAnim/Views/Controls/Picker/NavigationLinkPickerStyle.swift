/// The chosen value, which leads to a page with all, and that back from the one that is chosen;
/// outside of a navigation stack, and in a menu, as `MenuPickerStyle` has it.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
