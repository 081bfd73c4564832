/// Shows any colour by one of a palette, or by two of them in a fine pattern.
///
/// Colours are told apart by six bits a component; what is found for one is kept, so that a pixel
/// costs one look into a table. A class because it owns that table, a megabyte.
final class DitheredPalette {
  private let colors: [CellColor]
  private let perceived: [PerceivedColor]
  private let lights: [SIMD3<Float>]
  /// For each colour a `Mixture`, or 0 where none has been looked for.
  private let mixtures: UnsafeMutablePointer<UInt32>

  private static let bitsPerComponent: UInt32 = 6

  init(_ palette: Palette) {
    colors = palette.colors
    perceived = colors.map(PerceivedColor.init)
    lights = colors.map(\.light)
    let count = 1 << (3 * Self.bitsPerComponent)
    mixtures = .allocate(capacity: Int(count))
    mixtures.initialize(repeating: 0, count: Int(count))
  }

  deinit {
    mixtures.deallocate()
  }

  /// The colour for the pixel at (x, y).
  func color(of pixel: UInt32, x: Int, y: Int) -> CellColor {
    let mixture = mixture(for: pixel)
    let takesPartner = OrderedThresholds.threshold(x: x, y: y) < mixture.share
    return colors[takesPartner ? mixture.partner : mixture.nearest]
  }

  /// The nearest colour, for what must not be dithered.
  func nearest(to pixel: UInt32) -> CellColor {
    colors[mixture(for: pixel).nearest]
  }

  private func mixture(for pixel: UInt32) -> Mixture {
    let (red, green, blue) = (pixel >> 2 & 0x3F, pixel >> 10 & 0x3F, pixel >> 18 & 0x3F)
    let key = red | green << 6 | blue << 12
    let slot = mixtures + Int(key)
    if slot.pointee == 0 { slot.pointee = mixture(forKey: key).bits }
    return Mixture(bits: slot.pointee)
  }

  /// Two colours of the palette and how much of the second there is.
  private struct Mixture {
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    /// A mixture with `share` 64ths of the partner.
    init(nearest: Int, partner: Int, share: UInt32) {
      bits = UInt32(nearest) | UInt32(partner) << 8 | share << 16 | 1 << 31
    }

    var nearest: Int { Int(bits & 0xFF) }
    var partner: Int { Int(bits >> 8 & 0xFF) }
    var share: UInt32 { bits >> 16 & 0x7F }
  }
}

// MARK: Looking for mixtures

extension DitheredPalette {
  /// How far away a colour of the palette is hardly told from the wanted one, and less seen than
  /// speckles of another would be.
  private static let tolerance: Float = 0.026
  /// Half a share of the pattern that no eye tells from none, and that would speckle flat colours.
  private static let leastShare: Float = 4
  /// How much the grain of a pattern counts against its colour's being nearer.
  private static let grainWeight: Float = 0.08
  /// From here on colours are no greys.
  private static let leastChromaSquared: Float = 0.0004

  private func mixture(forKey key: UInt32) -> Mixture {
    func component(_ shift: UInt32) -> UInt32 {
      let bits = key >> shift & 0x3F
      return bits << 2 | bits >> 4
    }
    let color = CellColor(pixel: component(0) | component(6) << 8 | component(12) << 16)
    let wanted = PerceivedColor(color)
    let nearest = nearestIndex(to: wanted)
    if perceived[nearest].distanceSquared(to: wanted) <= Self.tolerance * Self.tolerance {
      return Mixture(nearest: nearest, partner: nearest, share: 0)
    }
    let partner = partnerIndex(of: nearest, for: wanted)
    let share = 64 * part(ofWayFrom: lights[nearest], to: lights[partner], at: color.light)
    return Mixture(
      nearest: nearest, partner: partner, share: share < Self.leastShare ? 0 : UInt32(share))
  }

  /// A colour in place of a grey stands out more than a lighter or darker grey: it counts twice.
  private func nearestIndex(to wanted: PerceivedColor) -> Int {
    let weight: Float = wanted.chromaSquared < Self.leastChromaSquared ? 1 : 0
    var (best, least) = (0, Float.infinity)
    for (index, color) in perceived.enumerated() {
      let distance = color.distanceSquared(to: wanted) + weight * color.chromaSquared
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// The colour that, mixed with the nearest, comes closest without too rough a grain.
  ///
  /// Mixtures are taken to be straight lines in OKLab here, which near colours are.
  private func partnerIndex(of nearest: Int, for wanted: PerceivedColor) -> Int {
    let start = perceived[nearest]
    var (best, least) = (nearest, start.distanceSquared(to: wanted))
    for (index, end) in perceived.enumerated() where index != nearest {
      let (part, distance) = wanted.projection(onWayFrom: start, to: end)
      let grain = Self.grainWeight * part * (1 - part) * start.distanceSquared(to: end)
      if distance + grain < least { (best, least) = (index, distance + grain) }
    }
    return best
  }

  /// How far along the way between two colours' light a third one's is, in 0...0.5: eyes mix light,
  /// and the nearest colour keeps its majority.
  private func part(
    ofWayFrom start: SIMD3<Float>, to end: SIMD3<Float>, at light: SIMD3<Float>
  ) -> Float {
    let way = end - start
    let length = (way * way).sum()
    guard length > 0 else { return 0 }
    return min(max(((light - start) * way).sum() / length, 0), 0.5)
  }
}
