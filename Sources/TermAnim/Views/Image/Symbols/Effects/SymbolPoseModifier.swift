/// Holds its content in a pose, whatever it is.
nonisolated struct SymbolPoseModifier: ViewModifier {
  let pose: SymbolPose

  @MainActor
  func body(content: Content) -> some View {
    content
      .scaleEffect(pose.scale)
      .opacity(pose.opacity)
  }
}
