/// The controls as lines of a menu, which the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls as lines of a menu, which the label opens.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
