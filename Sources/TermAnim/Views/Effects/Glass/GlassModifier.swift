import Foundation

/// The modifier of `glassEffect`: a pane of its own, or one for the container around.
nonisolated struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline
  @Environment(\.isInGlassContainer) private var isInContainer

  func body(content: Content) -> some View {
    let isTinted = glass.color != nil
    let density = glass.density * (isTinted ? 4 : 1)
    let color = glass.color ?? .white
    content
      .background {
        if isInContainer {
          ZStack {
            shape.fill(color)
            shape.stroke(.white, lineWidth: 4)
          }
          .modifier(GlassPaneModifier(density: density))
        } else {
          shape.fill(color.opacity(density))
        }
      }
      .overlay {
        if !isInContainer {
          shape.stroke(Color.white.opacity(glass.density), lineWidth: 4)
        }
      }
  }
}

/// Marks what is drawn as a pane for the container around.
nonisolated private struct GlassPaneModifier: EffectModifier, DrawingEffect {
  var density: Double

  var animatableData: Double {
    get { density }
    set { density = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty else { return contents }
    var pane = Layer(opacity: density, contents: DisplayList(contents))
    pane.isPane = true
    return [.layer(pane)]
  }

  func effect(in environment: EnvironmentValues) -> GlassPaneModifier { self }
}
