import Foundation

/// A label on a tinted plate; prominent ones are light on the full tint.
struct BorderedButtonLook: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent)
  }
}

/// What a `BorderedButtonLook` makes.
///
/// A view of its own for the environment.
private struct BorderedButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(ButtonLabelModifier(style: label))
      .modifier(PlatePadding())
      .background { shape.fill(plate).opacity(plateOpacity) }
      .contentShape(shape)
  }

  private var isFilled: Bool { isProminent && isEnabled }

  private var label: AnyShapeStyle {
    isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ButtonTint(role: configuration.role))
  }

  private var plate: ButtonTint { ButtonTint(role: configuration.role) }

  private var plateOpacity: Double {
    if isFilled { return configuration.isPressed ? 0.7 : 1 }
    return configuration.isPressed ? 0.4 : 0.2
  }
}
