import Foundation

/// The drawing effect of `contrast`.
nonisolated struct ContrastModifier: EffectModifier, ColorMatrixEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix { ColorMatrix(contrast: amount) }

  func effect(in environment: EnvironmentValues) -> ContrastModifier { self }
}

extension View {
  /// Moves colours away from the middle: 0 is grey, 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ContrastModifier(amount: amount))
  }
}
