import TermAnim

/// A round button with a heart on it.
struct MotionButton: View {
  let palette: Palette
  let diameter: CGFloat

  var body: some View {
    Circle()
      .fill(
        LinearGradient(
          gradient: palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay { HeartShape().fill(.white).padding(diameter * 0.25) }
      .frame(width: diameter, height: diameter)
  }
}
