import TermAnim

/// A dial with as many marks as there is room for: four, twelve or sixty.
struct ClockDial: View {
  /// In points, an even number of pixels.
  let diameter: CGFloat

  /// In points, that of the smallest dial with twelve marks and three hands.
  ///
  /// Smaller ones have a short mark at each quarter, and a dot that goes round for a hand of
  /// seconds: more would run together.
  static let leastFull: CGFloat = 80

  @Environment(\.terminalColorDepth) private var depth

  /// Where turned marks have enough pixels to look alike; smaller ones are upright, on whole
  /// pixels.
  private var isLarge: Bool { diameter >= 300 }

  var body: some View {
    let count = diameter < Self.leastFull ? 4 : isLarge ? 60 : 12
    ZStack {
      // Of dots among which marks would be lost.
      Circle().fill(.primary.opacity(depth.isDotted ? 0 : 0.07))
      ForEach(0..<count, id: \.self) { index in
        let isHour = index * 12 % count == 0
        if diameter < Self.leastFull {
          shortMark(hour: index * 12 / count)
        } else if isLarge {
          turnedMark(isHour: isHour, isQuarter: index * 4 % count == 0)
            .rotationEffect(.degrees(360 * Double(index) / Double(count)))
        } else {
          uprightMark(hour: index * 12 / count)
        }
      }
    }
  }

  private func turnedMark(isHour: Bool, isQuarter: Bool) -> some View {
    let length = diameter * (isQuarter ? 0.09 : isHour ? 0.05 : 0.025)
    return Capsule()
      .fill(.primary.opacity(isQuarter ? 0.9 : 0.45))
      .frame(width: max(5, diameter * (isHour ? 0.025 : 0.012)), height: max(5, length))
      .offset(y: max(5, length) / 2 - diameter * 0.46)
  }

  /// A mark of two pixels along the rim.
  private func shortMark(hour: Int) -> some View {
    let angle = Double(hour) * .pi / 6
    let isLying = hour % 6 == 0
    return Rectangle()
      .fill(.primary.opacity(0.5))
      .frame(width: isLying ? 8 : 4, height: isLying ? 4 : 8)
      .offset(x: sin(angle) * (diameter / 2 - 2), y: -cos(angle) * (diameter / 2 - 2))
  }

  /// A mark of two pixels, or of a few more where the quarters are.
  private func uprightMark(hour: Int) -> some View {
    let isQuarter = hour % 3 == 0
    let angle = Double(hour) * .pi / 6
    let length = isQuarter ? max(16, (diameter * 0.05).onPixels * 2) : 8
    let isLying = hour % 6 == 3
    // The same distance on all four sides, whatever way halves are rounded.
    let reach = diameter / 2 - 8 - length / 2
    return Rectangle()
      .fill(.primary.opacity(isQuarter ? 0.9 : 0.5))
      .frame(width: isQuarter && isLying ? length : 8, height: isQuarter && !isLying ? length : 8)
      .offset(
        x: isQuarter ? sin(angle) * reach : (sin(angle) * reach).onPixels,
        y: isQuarter ? -cos(angle) * reach : -(cos(angle) * reach).onPixels)
  }
}
