/// A way for pickers to look; one of those that the library has.
public protocol PickerStyle: Sendable {
  /// How pickers of the style look.
  static var appearance: PickerAppearance { get }
}

/// How pickers look.
public struct PickerAppearance: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    /// A menu, or lines of the menu around.
    case automatic
    case segmented
    case palette
    case menu
    case navigationLink
    /// Rows of the list around, lines of the menu around, or a list.
    case inline
    case list
    case wheel
  }

  let look: Look
}

/// The chosen value, which opens a list of all; in a menu, lines of that.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .automatic) }
}

/// All values side by side, with a thumb that slides to the chosen one.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .segmented) }
}

/// The chosen value, which opens a list of all.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .menu) }
}

/// All values below each other: in a list or a form as rows, below one with the label, and in a
/// menu as its lines.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .inline) }
}

/// All values below each other, as there is no wheel in a terminal; they scroll where there is less
/// room.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .wheel) }
}

/// All values below each other.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .list) }
}

/// All values side by side, as segments.
public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .palette) }
}

/// The chosen value, which leads to a page with all, and that back from the one that is chosen;
/// outside of a navigation stack, and in a menu, as `MenuPickerStyle` has it.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  @Entry var pickerLook: PickerAppearance.Look = .automatic
}

extension View {
  /// Lets the pickers inside look like `style` says.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, Style.appearance.look)
  }
}
