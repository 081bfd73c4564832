import Foundation

/// Shows what is on a pane when that has come most of its way, so that it is not seen without it.
nonisolated struct GlassContentModifier: EffectModifier, DrawingEffect {
  /// How far the pane has come, 1 when it is there.
  var arrival: Double

  var animatableData: Double {
    get { arrival }
    set { arrival = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard arrival < 1, !contents.isEmpty else { return contents }
    let opacity = 2 * arrival - 1
    guard opacity > 0 else { return [] }
    return [.layer(Layer(opacity: opacity, contents: DisplayList(contents)))]
  }

  func effect(in environment: EnvironmentValues) -> GlassContentModifier { self }
}
