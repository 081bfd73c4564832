import Foundation

/// The drawing effect of `hueRotation`.
nonisolated struct HueRotationModifier: EffectModifier, ColorMatrixEffect {
  var angle: Angle

  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  var matrix: ColorMatrix { ColorMatrix(hueRotation: angle) }

  func effect(in environment: EnvironmentValues) -> HueRotationModifier { self }
}

extension View {
  /// Turns the hues of all colours by `angle`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(HueRotationModifier(angle: angle))
  }
}
