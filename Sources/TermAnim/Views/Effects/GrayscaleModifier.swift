import Foundation

/// The drawing effect of `grayscale`.
nonisolated struct GrayscaleModifier: EffectModifier, ColorMatrixEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix { ColorMatrix(grayscale: amount) }

  func effect(in environment: EnvironmentValues) -> GrayscaleModifier { self }
}

extension View {
  /// Takes colour away: 0 changes nothing, 1 is grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(GrayscaleModifier(amount: amount))
  }
}
