import Foundation

extension View {
  /// Changes how the view looks while it comes into and goes out of the window of a scroll view.
  ///
  /// `transition` is asked for what the view looks like in each phase. `axis` is the one to watch;
  /// nil is that of the scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it comes into and goes out of the window of a scroll view,
  /// differently at either edge.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let way = ScrollTransitionWay(
      topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis)
    return modifier(
      VisualEffectModifier(
        effect: { element in
          let (phase, progress) = way.phase(of: element)
          var effect = transition(EmptyVisualEffect(), .identity)
          let there = transition(EmptyVisualEffect(), phase)
          effect.animatableData.interpolate(towards: there.animatableData, amount: progress)
          return effect
        }, animation: topLeading.animation ?? bottomTrailing.animation))
  }
}
