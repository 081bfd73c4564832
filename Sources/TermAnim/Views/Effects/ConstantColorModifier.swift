import Foundation

/// A colour effect without anything to animate.
nonisolated struct ConstantColorModifier: EffectModifier, ColorMatrixEffect {
  let matrix: ColorMatrix

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in environment: EnvironmentValues) -> ConstantColorModifier { self }
}

extension View {
  /// Turns every colour into its opposite.
  nonisolated public func colorInvert() -> some View {
    modifier(ConstantColorModifier(matrix: ColorMatrix(colorInvert: 1)))
  }

  /// Makes black as opaque as the view was light.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ConstantColorModifier(matrix: .luminanceToAlpha))
  }
}
