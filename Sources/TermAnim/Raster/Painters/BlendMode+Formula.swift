extension BlendMode {
  /// Whether the mode changes what is behind even where the layer is clear.
  ///
  /// Such a layer acts on all that its clips leave.
  var isUnbounded: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The premultiplied result of `source` meeting `backdrop`, channels from 0 to 1.
  ///
  /// - SeeAlso: W3C Compositing and Blending Level 1, sections 9 and 10.
  @inline(__always)
  func blended(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let (alpha, behind) = (source.w, backdrop.w)
    switch self {
    case .normal: return source + backdrop * (1 - alpha)
    case .clear: return backdrop * (1 - alpha)
    case .copy: return source
    case .sourceIn: return source * behind
    case .sourceOut: return source * (1 - behind)
    case .sourceAtop: return source * behind + backdrop * (1 - alpha)
    case .destinationOver: return source * (1 - behind) + backdrop
    case .destinationIn: return backdrop * alpha
    case .destinationOut: return backdrop * (1 - alpha)
    case .destinationAtop: return source * (1 - behind) + backdrop * alpha
    case .xor: return source * (1 - behind) + backdrop * (1 - alpha)
    case .plusLighter: return Self.cut(source + backdrop)
    case .plusDarker: return Self.plusDarker(source, backdrop)
    case .multiply:
      return source * (1 - behind) + backdrop * (1 - alpha) + source * backdrop
    case .screen: return source + backdrop - source * backdrop
    default: return mixed(source, backdrop)
    }
  }

  /// Channels brought into 0...1.
  @inline(__always)
  private static func cut(_ channels: SIMD4<Float>) -> SIMD4<Float> {
    channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }

  /// Core Graphics' mode: the sum of both, less the white that it has too much.
  @inline(__always)
  private static func plusDarker(
    _ source: SIMD4<Float>, _ backdrop: SIMD4<Float>
  ) -> SIMD4<Float> {
    let alpha = min(source.w + backdrop.w, 1)
    var result = cut(source + backdrop - (source.w + backdrop.w - alpha))
    result.w = alpha
    return result
  }

  /// The modes that need straight colours: where both are, `mix` of them; elsewhere either.
  @inline(__always)
  private func mixed(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let (alpha, behind) = (source.w, backdrop.w)
    guard alpha > 0 && behind > 0 else { return source + backdrop * (1 - alpha) }
    let (top, bottom) = (source.rgb / alpha, backdrop.rgb / behind)
    let both = SIMD4(mix(top, bottom), 1) * (alpha * behind)
    return source * (1 - behind) + backdrop * (1 - alpha) + both
  }

  /// What becomes of straight colours where both are opaque: the specification's B(cb, cs).
  @inline(__always)
  private func mix(_ source: SIMD3<Float>, _ backdrop: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue:
      source.withSaturation(of: backdrop).withLuminosity(of: backdrop)
    case .saturation:
      backdrop.withSaturation(of: source).withLuminosity(of: backdrop)
    case .color: source.withLuminosity(of: backdrop)
    case .luminosity: backdrop.withLuminosity(of: source)
    default:
      SIMD3(
        mix(source.x, backdrop.x), mix(source.y, backdrop.y), mix(source.z, backdrop.z))
    }
  }

  /// The separable modes, a channel at a time.
  @inline(__always)
  private func mix(_ source: Float, _ backdrop: Float) -> Float {
    switch self {
    case .overlay: return Self.hardLight(backdrop, source)
    case .hardLight: return Self.hardLight(source, backdrop)
    case .darken: return min(source, backdrop)
    case .lighten: return max(source, backdrop)
    case .colorDodge:
      return backdrop <= 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      return backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .softLight: return Self.softLight(source, backdrop)
    case .difference: return abs(source - backdrop)
    case .exclusion: return source + backdrop - 2 * source * backdrop
    default: return source
    }
  }

  private static func hardLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else { return 2 * source * backdrop }
    let light = 2 * source - 1
    return backdrop + light - backdrop * light
  }

  private static func softLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let curve =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (curve - backdrop)
  }
}
