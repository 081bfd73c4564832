/// A way for tab views to look; one of those that the library has.
public protocol TabViewStyle: Sendable {
  /// How tab views of the style look.
  var appearance: TabViewAppearance { get }
}

extension EnvironmentValues {
  @Entry var tabLook: TabViewAppearance.Look = .bar
}

extension View {
  /// Lets the tab views inside look like `style` says.
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabLook, style.appearance.look)
  }
}
