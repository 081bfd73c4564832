/// Moves its content from pose to pose.
nonisolated struct SymbolMotionModifier<Trigger: Equatable>: ViewModifier {
  let poses: [SymbolPose]
  let speed: Double
  /// Nil goes on and on.
  let trigger: Trigger?

  @MainActor
  func body(content: Content) -> some View {
    if let trigger {
      content.phaseAnimator(poses, trigger: trigger) { view, pose in
        view.modifier(SymbolPoseModifier(pose: pose))
      } animation: {
        animation(to: $0)
      }
    } else {
      content.phaseAnimator(poses) { view, pose in
        view.modifier(SymbolPoseModifier(pose: pose))
      } animation: {
        animation(to: $0)
      }
    }
  }

  private func animation(to pose: SymbolPose) -> Animation? {
    pose.duration > 0 ? .easeInOut(duration: pose.duration / speed) : nil
  }
}

/// Takes its content from one pose to another, which it then holds.
nonisolated struct SymbolStanceModifier: ViewModifier {
  let pose: SymbolPose

  @MainActor
  func body(content: Content) -> some View {
    content
      .animation(.smooth(duration: pose.duration)) { $0.modifier(SymbolPoseModifier(pose: pose)) }
  }
}

/// Holds its content in a pose.
nonisolated struct SymbolPoseModifier: ViewModifier {
  let pose: SymbolPose

  @MainActor
  func body(content: Content) -> some View {
    content
      .scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.angle))
      .opacity(pose.opacity)
  }
}
