import TermAnim

/// A number of sides that counts to each new one.
struct SidesLabel: View, Animatable {
  var sides: Double
  /// In points.
  let size: CGFloat
  @Environment(\.self) private var environment

  /// Whether thin strokes would be lost, and more so in a tone.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  /// Of smaller figures there are too few pixels.
  static let leastSize: CGFloat = 26

  /// The size of a number with tenths that fits into a circle with a radius, all in points.
  ///
  /// The same with and without tenths, so that it does not change while it counts.
  static func size(of sides: Double, within radius: CGFloat) -> CGFloat {
    let digits: CGFloat = sides < 9.95 ? 2 : 3
    // A digit is about 0.6 of the size wide and 0.7 high, and the point 0.3 wide.
    return max(radius, 0) / hypot((digits * 0.6 + 0.3) / 2, 0.35)
  }

  nonisolated var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  var body: some View {
    let tenths = Int((sides * 10).rounded())
    Text(tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)")
      .font(.system(size: size, weight: size < 60 && !isDotted ? .medium : .bold))
      .monospacedDigit()
      .foregroundStyle(isDotted ? environment.ink : .primary)
  }
}
