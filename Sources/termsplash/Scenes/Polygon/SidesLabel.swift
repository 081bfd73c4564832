import TermAnim

/// A number of sides that counts to each new one.
struct SidesLabel: View, Animatable {
  var sides: Double
  /// In points.
  let size: CGFloat

  nonisolated var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  var body: some View {
    let tenths = Int((sides * 10).rounded())
    Text(tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)")
      .font(.system(size: size, weight: size < 60 ? .medium : .bold))
      .monospacedDigit()
  }
}
