import Foundation

/// The drawing effect of views that are mirrored as they are, texts included.
nonisolated struct DirectionMirror: EffectModifier, DrawingEffect {
  let behavior: LayoutDirectionBehavior
  private var isMirrored = false

  init(_ behavior: LayoutDirectionBehavior) {
    self.behavior = behavior
  }

  static var usesFrame: Bool { true }

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in environment: EnvironmentValues) -> DirectionMirror {
    var effect = self
    effect.isMirrored = behavior.isMirrored(in: environment.layoutDirection)
    return effect
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    moved(contents, in: frame)
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    isMirrored ? ProjectionTransform(CGAffineTransform(mirroringIn: frame)) : nil
  }
}

extension View {
  /// Draws the view, which is laid out as the direction says, in its mirror where rows begin on the
  /// right: for pictures that point somewhere.
  ///
  /// Symbols such as `chevron.forward` turn by themselves, and so do shapes.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Draws the view, which is laid out as the direction says, in its mirror where rows begin at the
  /// side that `behavior` names.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(DirectionMirror(behavior))
  }
}
