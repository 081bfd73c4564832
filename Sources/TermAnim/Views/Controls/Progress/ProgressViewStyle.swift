/// A way for progress views to look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  /// What a progress view looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var progressViewStyle: StyleMaker<ProgressViewStyleConfiguration> = StyleMaker(
    DefaultProgressViewStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the progress views inside look like `style` says.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.progressViewStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.progressViewStyle)
    }
  }
}
