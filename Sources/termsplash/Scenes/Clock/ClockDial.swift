import TermAnim

/// A dial with as many marks as there is room for: four, twelve or sixty.
struct ClockDial: View {
  /// In points, an even number of pixels across and down.
  let size: CGSize

  /// In points, that of the smallest dial with twelve marks and three hands.
  ///
  /// Smaller ones have a short mark at each quarter, and a dot that goes round for a hand of
  /// seconds: more would run together.
  static let leastFull: CGFloat = 80

  @Environment(\.terminalColorDepth) private var depth
  @Environment(\.terminalPixel) private var pixel

  private var diameter: CGFloat { min(size.width, size.height) }

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
      .frame(width: (isLying ? 2 : 1) * pixel.width, height: (isLying ? 1 : 2) * pixel.height)
      .offset(
        x: sin(angle) * (size.width - pixel.width) / 2,
        y: -cos(angle) * (size.height - pixel.height) / 2)
  }

  /// A mark of two pixels, or of a few more where the quarters are.
  private func uprightMark(hour: Int) -> some View {
    let isQuarter = hour % 3 == 0
    let angle = CGFloat(hour) * .pi / 6
    let isLying = hour % 6 == 3
    var mark = pixel.times(2)
    if isQuarter, isLying { mark.width = quarter(pixel.width) }
    if isQuarter, !isLying { mark.height = quarter(pixel.height) }
    // The same distance on all four sides, whatever way halves are rounded.
    let (x, y) = (
      sin(angle) * (size.width / 2 - 2 * pixel.width - mark.width / 2),
      cos(angle) * (size.height / 2 - 2 * pixel.height - mark.height / 2)
    )
    return Rectangle()
      .fill(.primary.opacity(isQuarter ? 0.9 : 0.5))
      .frame(width: mark.width, height: mark.height)
      .offset(
        x: isQuarter ? x : x.onPixels(of: pixel.width),
        y: isQuarter ? -y : -y.onPixels(of: pixel.height))
  }

  /// The length of the mark of a quarter, along which pixels have so many points.
  private func quarter(_ pixel: CGFloat) -> CGFloat {
    max(4 * pixel, (diameter * 0.05).onPixels(of: pixel) * 2)
  }
}
