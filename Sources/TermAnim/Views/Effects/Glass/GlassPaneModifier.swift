/// Marks what is drawn as a pane for the container around.
nonisolated struct GlassPaneModifier: EffectModifier, DrawingEffect {
  var density: Double
  var mark: PaneMark

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(density, mark.arrival) }
    set { (density, mark.arrival) = (newValue.first, newValue.second) }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty else { return contents }
    var pane = Layer(opacity: density, contents: DisplayList(contents))
    pane.pane = mark
    return [.layer(pane)]
  }

  func effect(in environment: EnvironmentValues) -> GlassPaneModifier { self }
}
