import Foundation

/// The modifier of `glassEffect`: a pane of its own, or one for the container around.
nonisolated struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassMark) private var mark

  func body(content: Content) -> some View {
    let isTinted = glass.color != nil
    let density = glass.density * (isTinted ? 4 : 1)
    let color = glass.color ?? .white
    content
      .environment(\.glassMark, PaneMark())
      .opacity(mark.arrival)
      .background {
        if isInContainer {
          ZStack {
            shape.fill(color)
            shape.stroke(.white, lineWidth: 4)
          }
          .modifier(GlassPaneModifier(density: density, mark: mark))
        } else {
          shape.fill(color.opacity(density)).opacity(mark.arrival)
        }
      }
      .overlay {
        if !isInContainer {
          shape.stroke(Color.white.opacity(glass.density), lineWidth: 4)
            .opacity(mark.arrival)
        }
      }
  }
}
