/// A way for menus to look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View

  typealias Configuration = MenuStyleConfiguration

  /// What a menu looks like; menus in it have the style around.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
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
