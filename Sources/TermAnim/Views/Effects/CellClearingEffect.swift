import Foundation

/// Takes the characters behind out of all cells that the view touches, as it is the ground of a
/// panel: a letter beside its edge would look like dirt.
nonisolated struct CellClearingEffect: EffectModifier, DrawingEffect {
  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty else { return contents }
    var layer = Layer(contents: DisplayList(contents))
    layer.clearsCells = true
    return [.layer(layer)]
  }

  func effect(in environment: EnvironmentValues) -> CellClearingEffect { self }
}
