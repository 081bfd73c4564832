/// A way for menus to look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View

  typealias Configuration = MenuStyleConfiguration

  /// What a menu looks like; menus in it have the style around.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The look of menus that nobody has given another: the label in the tint.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(unstyled: configuration)
  }
}

/// The look of menus that open from a button: the label in the tint.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(unstyled: configuration)
  }
}

/// The look of menus that open from a button without a border: the label in the tint.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(unstyled: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension EnvironmentValues {
  @Entry var menuStyle: StyleMaker<MenuStyleConfiguration> = StyleMaker(DefaultMenuStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the menus inside look like `style` says.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.menuStyle)
    }
  }
}
