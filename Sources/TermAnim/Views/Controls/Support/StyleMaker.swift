/// A style of any type for controls that are described by `Configuration`.
struct StyleMaker<Configuration> {
  private let make: (Configuration) -> AnyView

  init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    make = { configuration in
      // Called by bodies only, which run on the main actor.
      nonisolated(unsafe) let (style, configuration) = (style, configuration)
      nonisolated(unsafe) var view: AnyView?
      MainActor.assumeIsolated { view = AnyView(makeBody(style, configuration)) }
      return view ?? AnyView(EmptyView())
    }
  }

  func makeBody(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }
}
