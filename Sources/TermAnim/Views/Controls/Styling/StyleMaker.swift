/// A style of any type for controls that are described by `Configuration`.
struct StyleMaker<Configuration> {
  private let make: (Configuration) -> AnyView

  init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    make = {
      AnyView(StyleBody(style: style, configuration: $0, content: makeBody))
    }
  }

  private init(make: @escaping (Configuration) -> AnyView) {
    self.make = make
  }

  /// The same style, where a control that it makes of what it is given looks as `outer` says.
  ///
  /// What such a control would otherwise be made of is itself, without end.
  func inside(_ outer: Self, at path: WritableKeyPath<EnvironmentValues, Self>) -> Self {
    StyleMaker(make: { AnyView(make($0).environment(path, outer)) })
  }

  /// What the style makes of a control, with the style's properties kept up to date.
  func makeBody(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }
}
