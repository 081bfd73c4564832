import TermAnim

/// A number of sides that counts to each new one, in the middle of its polygon.
///
/// It is as large as the sides leave room for at every moment, and not there while that is too
/// little to read. Tenths are shown on the way, also where there are none: a number that changes
/// its length hops, which is to be when the polygon still moves.
struct SidesLabel: View, Animatable {
  var sides: Double
  /// Where they are going.
  let goal: Double
  /// 1 is a polygon as wide as `diameter`.
  var scale: Double
  /// In points.
  let diameter: CGFloat
  /// Of the polygon's outline, in points.
  let lineWidth: CGFloat
  @Environment(\.self) private var environment

  /// Whether thin strokes would be lost, and more so in a tone.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  /// Of smaller figures there are too few pixels.
  private static let leastSize: CGFloat = 26

  /// The size of a number with tenths that fits into a circle with a radius, all in points.
  ///
  /// The same with and without tenths, so that it does not change while it counts.
  static func size(of sides: Double, within radius: CGFloat) -> CGFloat {
    let digits: CGFloat = sides < 9.95 ? 2 : 3
    // A digit is about 0.65 of the size wide and 0.7 high, and the point 0.3 wide.
    return max(radius, 0) / hypot((digits * 0.65 + 0.3) / 2, 0.35)
  }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set { (sides, scale) = (newValue.first, newValue.second) }
  }

  var body: some View {
    let size = size
    if size >= Self.leastSize {
      Text(number)
        .font(.system(size: size, weight: size < 60 && !isDotted ? .medium : .bold))
        .monospacedDigit()
        .foregroundStyle(isDotted ? environment.ink : .primary)
        .animation(nil, value: number)
    }
  }

  /// How near to a whole number it is told without tenths: before all is still, as the number hops
  /// then, and so that it does not count on beyond.
  private static let tolerance = 0.1

  private var number: String {
    let tenths = Int((sides * 10).rounded())
    let isThere = abs(sides - goal) < Self.tolerance && goal == goal.rounded()
    return isThere ? "\(Int(goal))" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Whole points, of which a few fit one height in pixels: the shapes of digits are made for each.
  private var size: CGFloat {
    let radius = (diameter - lineWidth) / 2 * scale
    let room = radius * cos(.pi / max(sides, 2)) - lineWidth * 0.75
    return min(diameter * 0.36, Self.size(of: sides, within: room)).rounded()
  }
}
