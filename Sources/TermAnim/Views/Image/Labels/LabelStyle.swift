/// A way for labels to look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  typealias Configuration = LabelStyleConfiguration

  /// What a label looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var labelStyle: StyleMaker<LabelStyleConfiguration> = StyleMaker(DefaultLabelStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the labels inside look like `style` says.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment(\.labelStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.labelStyle)
    }
  }
}
