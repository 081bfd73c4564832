/// The colours that views stand on: the ground itself, and what is raised above it.
struct GroundColors: Hashable, Sendable {
  let ground: Color.Resolved
  /// The ground of panels that lie over others; the same where there are too few colours.
  let raised: Color.Resolved

  /// Takes opaque colours, written as 0xRRGGBB.
  init(ground: UInt32, raised: UInt32) {
    (self.ground, self.raised) = (Self.color(ground), Self.color(raised))
  }

  private static func color(_ hexadecimal: UInt32) -> Color.Resolved {
    let bytes = SIMD3(hexadecimal >> 16, hexadecimal >> 8, hexadecimal) & 0xFF
    return Color.Resolved(
      red: Float(bytes.x) / 255, green: Float(bytes.y) / 255, blue: Float(bytes.z) / 255)
  }
}
