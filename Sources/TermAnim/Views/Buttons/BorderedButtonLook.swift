import Foundation

/// A label on a tinted plate; prominent ones are light on the full tint.
struct BorderedButtonLook: ButtonStyle {
  let isProminent: Bool
  /// Whether the plate is a capsule by itself, and one of the panes of the container around.
  var isGlass = false

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent, isGlass: isGlass)
  }
}

/// What a `BorderedButtonLook` makes.
///
/// A view of its own for the environment.
private struct BorderedButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  let isGlass: Bool
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassMark) private var mark
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(ButtonLabelModifier(style: label))
      .modifier(PlatePadding())
      .environment(\.glassMark, PaneMark())
      .modifier(GlassContentModifier(arrival: isGlass ? mark.arrival : 1))
      .background {
        if isGlass, isInContainer {
          outline.fill(plate).modifier(GlassPaneModifier(density: plateOpacity, mark: mark))
        } else {
          outline.fill(plate).opacity(plateOpacity * (isGlass ? mark.arrival : 1))
        }
      }
      .contentShape(outline)
  }

  private var outline: ButtonBorderShape { isGlass && shape.isAutomatic ? .capsule : shape }

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
