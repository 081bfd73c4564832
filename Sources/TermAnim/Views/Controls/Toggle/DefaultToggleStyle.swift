/// A switch; in a menu, a line with a mark while the toggle is on.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.isInMenu) private var isInMenu

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      MenuToggle(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch; in a menu, a line with a mark while the toggle is on.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
