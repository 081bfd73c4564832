/// A switch; in a menu, a line with a mark while the toggle is on, and in a toolbar a button that
/// stays pressed.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInBar) private var isInBar

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      MenuToggle(configuration: configuration)
    } else if isInBar {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch; in a menu, a line with a mark while the toggle is on, and in a toolbar a button that
  /// stays pressed.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
