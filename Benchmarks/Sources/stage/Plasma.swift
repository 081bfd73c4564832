import TermAnim

/// Six pictures of a plasma, another one in each frame: those of `Peers/context/plasma.py`.
struct Plasma: View {
  private static let columns = 200
  private static let rows = 120
  private static let pictures = (0..<6).map { picture(Double($0) / 6) }

  var body: some View {
    TimelineView(.animation) { timeline in
      let frame = Int((timeline.date.timeIntervalSinceReferenceDate * 60).rounded())
      Image(decorative: Self.pictures[frame % Self.pictures.count], scale: 1)
        .resizable()
        .interpolation(.none)
    }
  }

  /// The picture at a part of the whole motion.
  private static func picture(_ part: Double) -> CGImage {
    let pixels = (0..<rows).flatMap { y in
      (0..<columns).map { x in pixel(Double(x), Double(y), 2 * .pi * part) }
    }
    return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
  }

  private static func pixel(_ x: Double, _ y: Double, _ time: Double) -> UInt32 {
    let waves = sin(x / 16 + time) + sin(y / 11 - time) + sin((x + y) / 20 + time)
    return (0..<3).reduce(0xFF00_0000) { pixel, channel in
      let value = 127.5 + 127.5 * sin(waves * 1.7 + Double(channel) * 2.1)
      return pixel | UInt32(value) << (8 * UInt32(channel))
    }
  }
}
