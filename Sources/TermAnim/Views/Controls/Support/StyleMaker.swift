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

  /// What the style makes of a control, with the style's properties kept up to date.
  func makeBody(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }
}
