/// What a style makes a form of.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content {
    let view: AnyView
  }

  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { view }
}
