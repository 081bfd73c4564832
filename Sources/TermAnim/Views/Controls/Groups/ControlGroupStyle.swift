/// A way for groups of controls to look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View

  typealias Configuration = ControlGroupStyleConfiguration

  /// What a group of controls looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: StyleMaker<ControlGroupStyleConfiguration> = StyleMaker(
    AutomaticControlGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the groups of controls inside look like `style` says.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.controlGroupStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }
        .inside($0, at: \.controlGroupStyle)
    }
  }
}
