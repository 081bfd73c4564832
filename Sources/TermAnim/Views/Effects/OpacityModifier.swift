import Foundation

/// The drawing effect of `opacity`.
nonisolated struct OpacityModifier: EffectModifier, DrawingEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard opacity > 0 else { return [] }
    guard opacity < 1, !contents.isEmpty else { return contents }
    return [.layer(Layer(opacity: opacity, contents: DisplayList(contents)))]
  }

  /// What cannot be seen cannot be pressed.
  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    opacity > 0
  }

  func effect(in environment: EnvironmentValues) -> OpacityModifier { self }
}

extension View {
  /// Makes the view as a whole let through what is behind: 0 is clear, 1 as it was.
  ///
  /// Values outside 0...1 count as the nearer end, NaN as 0.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }
}
