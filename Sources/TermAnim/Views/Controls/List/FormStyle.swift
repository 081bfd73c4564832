/// A way for forms to look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// What a form looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var formStyle: StyleMaker<FormStyleConfiguration> = StyleMaker(AutomaticFormStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the forms inside look like `style` says.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.formStyle)
    }
  }
}
