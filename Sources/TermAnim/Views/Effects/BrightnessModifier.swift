import Foundation

/// The drawing effect of `brightness`.
nonisolated struct BrightnessModifier: EffectModifier, ColorMatrixEffect {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix { ColorMatrix(brightness: amount) }

  func effect(in environment: EnvironmentValues) -> BrightnessModifier { self }
}

extension View {
  /// Adds `amount` to every colour component: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(BrightnessModifier(amount: amount))
  }
}
