/// A way for labelled content to look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  /// What labelled content looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: StyleMaker<LabeledContentStyleConfiguration> = StyleMaker(
    AutomaticLabeledContentStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the labelled contents inside look like `style` says.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.labeledContentStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }
        .inside($0, at: \.labeledContentStyle)
    }
  }
}
