import Foundation

/// The modifier of `colorMultiply`.
nonisolated struct ColorMultiplyModifier: EffectModifier {
  let color: Color

  struct Effect: ColorMatrixEffect {
    var color: Color.Resolved

    var animatableData: Color.Resolved.AnimatableData {
      get { color.animatableData }
      set { color.animatableData = newValue }
    }

    var matrix: ColorMatrix { ColorMatrix(colorMultiply: color) }
  }

  func effect(in environment: EnvironmentValues) -> Effect {
    Effect(color: color.resolve(in: environment))
  }
}

extension View {
  /// Multiplies every colour of the view by `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }
}
