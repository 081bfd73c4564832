/// Controls below each other, arranged as the style around says.
public struct Form<Content: View> {
  private let content: Content
  @Environment(\.formStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    style.makeBody(
      FormStyleConfiguration(
        content: FormStyleConfiguration.Content(
          view: AnyView(content.environment(\.formStyle, style)))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
