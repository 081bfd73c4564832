import Foundation

/// An effect that only says how the view as a whole is composited.
nonisolated struct LayerModifier: EffectModifier, DrawingEffect {
  var blendMode = BlendMode.normal
  var isIsolated = false

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty else { return contents }
    return [
      .layer(
        Layer(blendMode: blendMode, isIsolated: isIsolated, contents: DisplayList(contents)))
    ]
  }

  func effect(in environment: EnvironmentValues) -> LayerModifier { self }
}

extension View {
  /// Lets the view's colours meet those behind it in another way than by covering them.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(LayerModifier(blendMode: blendMode))
  }

  /// Draws the view as one before effects around it apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(LayerModifier(isIsolated: true))
  }

  /// Draws the view as one picture before it is shown.
  ///
  /// What is said of opacity and colour space has no effect here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(LayerModifier(isIsolated: true))
  }
}
