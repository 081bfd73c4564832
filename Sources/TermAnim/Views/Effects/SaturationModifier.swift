import Foundation

/// The drawing effect of `saturation`.
nonisolated struct SaturationModifier: EffectModifier, ColorMatrixEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix { ColorMatrix(saturation: amount) }

  func effect(in environment: EnvironmentValues) -> SaturationModifier { self }
}

extension View {
  /// Moves colours away from grey: 0 is grey, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(SaturationModifier(amount: amount))
  }
}
