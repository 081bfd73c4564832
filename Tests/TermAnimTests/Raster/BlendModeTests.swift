import Foundation
import Testing

@testable import TermAnim

struct BlendModeTests {
  /// Straight red, green and blue, and alpha.
  private typealias Pixel = (color: [Double], alpha: Double)

  /// The result on premultiplied channels, straight from the specification's text, in Double.
  private func expected(_ mode: BlendMode, _ s: Pixel, _ b: Pixel) -> [Double] {
    func composite(_ fa: Double, _ fb: Double) -> [Double] {
      (0..<3).map { s.alpha * fa * s.color[$0] + b.alpha * fb * b.color[$0] }
        + [s.alpha * fa + b.alpha * fb]
    }
    switch mode {
    case .normal: return composite(1, 1 - s.alpha)
    case .clear: return composite(0, 1 - s.alpha)
    case .copy: return composite(1, 0)
    case .sourceIn: return composite(b.alpha, 0)
    case .sourceOut: return composite(1 - b.alpha, 0)
    case .sourceAtop: return composite(b.alpha, 1 - s.alpha)
    case .destinationOver: return composite(1 - b.alpha, 1)
    case .destinationIn: return composite(0, s.alpha)
    case .destinationOut: return composite(0, 1 - s.alpha)
    case .destinationAtop: return composite(1 - b.alpha, s.alpha)
    case .xor: return composite(1 - b.alpha, 1 - s.alpha)
    case .plusLighter: return composite(1, 1).map { min($0, 1) }
    case .plusDarker:
      let sum = composite(1, 1)
      let alpha = min(sum[3], 1)
      return sum.dropLast().map { max(0, $0 - sum[3] + alpha) } + [alpha]
    default:
      let mixed = mix(mode, s.color, b.color)
      let (onlySource, onlyBackdrop) = ((1 - b.alpha) * s.alpha, (1 - s.alpha) * b.alpha)
      let both = s.alpha * b.alpha
      let channels = (0..<3).map { channel -> Double in
        let apart = onlySource * s.color[channel] + onlyBackdrop * b.color[channel]
        return apart + both * mixed[channel]
      }
      return channels + [s.alpha + b.alpha - both]
    }
  }

  private func mix(_ mode: BlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
    switch mode {
    case .hue: setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: setLuminosity(s, luminosity(b))
    case .luminosity: setLuminosity(b, luminosity(s))
    default: zip(s, b).map { separable(mode, $0, $1) }
    }
  }

  private func separable(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
    func hardLight(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .multiply: return s * b
    case .screen: return b + s - b * s
    case .overlay: return hardLight(b, s)
    case .hardLight: return hardLight(s, b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    default: return b + s - 2 * b * s
    }
  }

  private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private func setLuminosity(_ c: [Double], _ target: Double) -> [Double] {
    var c = c.map { $0 + target - luminosity(c) }
    let (l, n, x) = (luminosity(c), c.min() ?? 0, c.max() ?? 0)
    if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  private func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
    let (n, x) = (c.min() ?? 0, c.max() ?? 0)
    return x > n ? c.map { ($0 - n) * s / (x - n) } : [0, 0, 0]
  }

  /// A pixel with whole channels, so that nothing is rounded before it is blended.
  private func random(_ random: inout SeededGenerator, opaque: Bool) -> Pixel {
    let alpha = opaque ? 1.0 : Double.random(in: 0.2...1, using: &random)
    return (
      (0..<3).map { _ in Double(Int.random(in: 0...255, using: &random)) / 255 }, alpha
    )
  }

  private func fill(_ pixel: Pixel) -> DisplayList.Command {
    RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 2, 2),
      Color.Resolved(
        red: Float(pixel.color[0]), green: Float(pixel.color[1]), blue: Float(pixel.color[2]),
        opacity: Float(pixel.alpha)))
  }

  @Test(arguments: BlendMode.allCases)
  func `a mode gives what the specification says`(mode: BlendMode) {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<40 {
      let (source, backdrop) = (
        random(&generator, opaque: round % 2 == 0), random(&generator, opaque: round % 3 == 0)
      )
      let top = Layer(blendMode: mode, contents: DisplayList([fill(source)]))
      let group = Layer(
        isIsolated: true, contents: DisplayList([fill(backdrop), .layer(top)]))
      let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      let pixel = RasterSupport.pixels([.layer(group)], width: 2, height: 2, over: clear)[0]
      let channels = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24]
      let error = zip(channels, expected(mode, source, backdrop)).map {
        abs(Double($0) - $1 * 255)
      }
      // Blending amplifies the half step by which straight colours are uncertain at low alpha.
      let slack = [.colorDodge, .colorBurn].contains(mode) ? 12.0 : 4
      #expect((error.max() ?? 0) <= slack, "\(source) on \(backdrop)")
    }
  }

  @Test func `what erases the ground shows the ground`() {
    let hole = Layer(
      blendMode: .destinationOut,
      contents: DisplayList([fill(([1, 1, 1], 1))]))
    let pixels = RasterSupport.pixels(
      [fill(([1, 0, 0], 1)), .layer(hole)], width: 3, height: 2)
    #expect(pixels[0] == RasterSupport.ground.premultipliedPixel)
  }

  @Test(arguments: [BlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func `an unbounded mode acts on all that clips leave, and on nothing else`(mode: BlendMode) {
    let clip = Layer.Clip(path: RasterSupport.rectangle(0, 0, 4, 2))
    let top = Layer(clips: [clip], blendMode: mode, contents: DisplayList([fill(([0, 1, 0], 1))]))
    let bottom = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 8, 2), RasterSupport.color(255, 0, 0))
    let group = Layer(isIsolated: true, contents: DisplayList([bottom, .layer(top)]))
    let pixels = RasterSupport.pixels([.layer(group)], width: 8, height: 2)
    #expect(pixels[3] == RasterSupport.ground.premultipliedPixel)
    #expect(pixels[5] == 0xFF00_00FF)
  }

  @Test(arguments: [BlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func `an unbounded mode acts as much as clips of any outline leave`(mode: BlendMode) {
    let disc = RasterSupport.ellipse(10, 10, 8, 8)
    let (red, green) = (RasterSupport.color(255, 0, 0), RasterSupport.color(0, 255, 0))
    func drawn(_ clips: [Layer.Clip]) -> [UInt32] {
      let left = RasterSupport.fill(RasterSupport.rectangle(0, 0, 9, 20), green)
      let top = Layer(clips: clips, blendMode: mode, contents: DisplayList([left]))
      let whole = RasterSupport.fill(RasterSupport.rectangle(0, 0, 20, 20), red)
      let group = Layer(isIsolated: true, contents: DisplayList([whole, .layer(top)]))
      return RasterSupport.pixels([.layer(group)], width: 20, height: 20)
    }
    let clips = [Layer.Clip(path: disc)]
    let (clipped, everywhere) = (drawn(clips), drawn([]))
    // How much of each pixel the disc covers, 0 to 255.
    let shares = RasterSupport.pixels(
      [RasterSupport.fill(disc, RasterSupport.color(255, 255, 255))], width: 20, height: 20,
      over: RasterSupport.color(0, 0, 0)
    ).map { Int($0 & 255) }
    for (place, share) in shares.enumerated() {
      for shift in [UInt32(0), 8, 16] {
        let (inside, result) = (everywhere[place] >> shift & 255, clipped[place] >> shift & 255)
        let outside = shift == 0 ? 255 : 0
        let expected = outside + (Int(inside) - outside) * share / 255
        #expect(abs(Int(result) - expected) <= 3, "pixel \(place)")
      }
    }
  }

  @Test func `an unbounded mode with a filter changes nothing outside of the clips`() {
    let clips = [Layer.Clip(path: RasterSupport.rectangle(4, 4, 4, 4))]
    let red = RasterSupport.color(255, 0, 0)
    let blurred = Layer(
      clips: clips, filters: [.blur(radius: 1, isOpaque: false)], blendMode: .copy,
      contents: DisplayList([]))
    let whole = RasterSupport.fill(RasterSupport.rectangle(0, 0, 12, 12), red)
    let group = Layer(isIsolated: true, contents: DisplayList([whole, .layer(blurred)]))
    let pixels = RasterSupport.pixels([.layer(group)], width: 12, height: 12)
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (4..<8).contains(x) && (4..<8).contains(y)
        let ground = RasterSupport.ground.premultipliedPixel
        #expect(pixels[y * 12 + x] == (isInside ? ground : 0xFF00_00FF))
      }
    }
  }
}
