/// A way for the dots of pages to look; one of those that the library has.
public protocol IndexViewStyle: Sendable {
  /// How the dots look.
  var appearance: IndexViewAppearance { get }
}

extension EnvironmentValues {
  @Entry var indexViewAppearance: IndexViewAppearance = IndexViewAppearance(hasGround: false)
}

extension View {
  /// Lets the dots of the pages inside look like `style` says.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewAppearance, style.appearance)
  }
}
