/// A way for navigation views to look; all of them look the same in a terminal.
public protocol NavigationViewStyle: Sendable {}

extension View {
  /// The view as it is: all navigation views look the same in a terminal.
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View {
    self
  }
}
