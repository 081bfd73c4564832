/// A way for toggles to look and to be used.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var toggleStyle: StyleMaker<ToggleStyleConfiguration> = StyleMaker(DefaultToggleStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the toggles inside look like `style` says.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformEnvironment(\.toggleStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.toggleStyle)
    }
  }
}
