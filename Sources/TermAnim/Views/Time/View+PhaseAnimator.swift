extension View {
  /// Lets the view go through `phases` again and again, animating each change.
  ///
  /// - Parameters:
  ///   - phases: What is gone through.
  ///   - content: What the view looks like in a phase.
  ///   - animation: What moves to a phase; nil for a jump.
  /// - Returns: The view in the phase of the moment.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderReader(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Lets the view go through `phases` once and back to the first when `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: What is gone through.
  ///   - trigger: What starts a round.
  ///   - content: What the view looks like in a phase.
  ///   - animation: What moves to a phase; nil for a jump.
  /// - Returns: The view in the phase of the moment.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderReader(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
