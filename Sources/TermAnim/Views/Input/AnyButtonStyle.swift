/// A button style of any type.
struct AnyButtonStyle {
  private let make: (ButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    make = { configuration in
      // Called by bodies only, which run on the main actor.
      nonisolated(unsafe) let (style, configuration) = (style, configuration)
      nonisolated(unsafe) var view: AnyView?
      MainActor.assumeIsolated { view = AnyView(style.makeBody(configuration: configuration)) }
      return view ?? AnyView(EmptyView())
    }
  }

  /// What a button without a style looks like.
  init() {
    make = { configuration in
      AnyView(
        configuration.label
          .foregroundStyle(.tint)
          .opacity(configuration.isPressed ? 0.5 : 1))
    }
  }

  func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle() }
  }
}
