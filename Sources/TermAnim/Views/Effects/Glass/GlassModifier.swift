import Foundation

/// The modifier of `glassEffect`: a pane of its own, or one for the container around.
nonisolated struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassMark) private var mark
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let isTinted = glass.color != nil
    let density = glass.density * (isTinted ? 4 : 1)
    let color = glass.color ?? .white
    content
      .environment(\.glassMark, PaneMark())
      .modifier(GlassContentModifier(arrival: mark.arrival))
      .background {
        if isInContainer {
          ZStack {
            shape.fill(color)
            shape.stroke(edge, lineWidth: 4)
          }
          .modifier(GlassPaneModifier(density: density, mark: mark))
        } else {
          ZStack {
            if density > 0 { shape.fill(GlassVeil(density: density)) }
            shape.fill(color.opacity(density))
          }
          .opacity(mark.arrival)
        }
      }
      .overlay {
        if !isInContainer {
          shape.stroke(edge.opacity(glass.density), lineWidth: 4)
            .opacity(mark.arrival)
        }
      }
  }

  /// On a light ground a bright edge would not be seen, nor a pane without a colour.
  private var edge: Color { scheme == .light && glass.color == nil ? .black : .white }
}
