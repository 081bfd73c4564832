/// A button style of any type.
struct AnyButtonStyle {
  /// The type of the style.
  private let type: ObjectIdentifier
  /// What tells the style from others of its type; nil when it has no properties to differ in.
  private let identity: Identity?
  /// How buttons look that a style makes of what it is given; empty for a style that makes none.
  private let inner: [AnyButtonStyle]
  private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  /// A style that says how buttons look; they are pressed as usual.
  init<Style: ButtonStyle>(_ style: Style) {
    // Used on the main actor only.
    nonisolated(unsafe) let style = style
    (type, identity, inner) = (ObjectIdentifier(Style.self), Identity(of: Style.self), [])
    make = { configuration in
      AnyView(
        PressedButton(
          configuration: configuration, isPressedByRow: Style.isPressedByRow
        ) {
          AnyView(
            StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) })
        })
    }
  }

  /// A style that also says how buttons are pressed; those it makes look as `outer` says, as the
  /// style itself would make them of themselves, without end.
  init<Style: PrimitiveButtonStyle>(_ style: Style, inside outer: AnyButtonStyle) {
    // Used on the main actor only.
    nonisolated(unsafe) let (style, outer) = (style, outer)
    (type, identity, inner) = (ObjectIdentifier(Style.self), Identity(of: Style.self), [outer])
    make = { configuration in
      let body = StyleBody(style: style, configuration: configuration) {
        $0.makeBody(configuration: $1)
      }
      .environment(EnvironmentValues.buttonStylePath, outer)
      return Style.isReachable
        ? AnyView(body) : AnyView(body.modifier(TriggerModifier(action: configuration.action)))
    }
  }

  @MainActor
  func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension AnyButtonStyle: Equatable {
  /// Something that is the same as nothing but itself.
  private final class Identity {
    /// Nil for a type whose values are all the same.
    init?<Style>(of type: Style.Type) {
      if MemoryLayout<Style>.size == 0 { return nil }
    }
  }

  /// Whether buttons look and are pressed the same, as far as can be told.
  static func == (a: AnyButtonStyle, b: AnyButtonStyle) -> Bool {
    a.type == b.type && a.identity === b.identity && a.inner == b.inner
  }
}

extension EnvironmentValues {
  /// Looked up once: in a generic type or function, a key path is another object every time.
  nonisolated static let buttonStylePath:
    any WritableKeyPath<EnvironmentValues, AnyButtonStyle> & Sendable = \.buttonStyle

  var buttonStyle: AnyButtonStyle {
    get { imposedButtonStyle ?? self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The style of all buttons, whatever style they are given; nil where they are free.
  @Entry var imposedButtonStyle: AnyButtonStyle?

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonLook()) }
  }
}
