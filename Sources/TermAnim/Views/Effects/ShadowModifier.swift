public import Foundation

/// The modifier of `shadow`.
nonisolated struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  struct Effect: DrawingEffect {
    var color: Color.Resolved
    var radius: CGFloat
    var offset: CGSize

    typealias AnimatableData = AnimatablePair<
      Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >

    var animatableData: AnimatableData {
      get {
        AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
      }
      set {
        color.animatableData = newValue.first
        radius = newValue.second.first
        offset.animatableData = newValue.second.second
      }
    }

    func commands(
      of contents: [DisplayList.Command], in frame: CGRect
    ) -> [DisplayList.Command] {
      guard color.opacity > 0, !contents.isEmpty else { return contents }
      let shadow = Filter.shadow(color: color, radius: max(0, radius), offset: offset)
      return [.layer(Layer(filters: [shadow], contents: DisplayList(contents)))]
    }
  }

  func effect(in environment: EnvironmentValues) -> Effect {
    Effect(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

extension View {
  /// Draws a shadow of the view behind it: blurred by `radius` and moved by `x` and `y` points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
