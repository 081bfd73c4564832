/// The space in which colours are mixed, always premultiplied by opacity so that what is clear
/// has no say in the hue.
public enum ColorMixingSpace: Hashable, Sendable, CaseIterable {
  /// OKLab: SwiftUI's default for gradients, for `mix(with:by:in:)` and for animations.
  case perceptual
  /// Gamma-encoded sRGB.
  case device
  /// Linear sRGB.
  case linear
}

extension ColorMixingSpace {
  /// The colour as a point of the space: three components times opacity, then opacity.
  func vector(of color: Color.Resolved) -> SIMD4<Float> {
    SIMD4(components(of: color), 1) * color.opacity
  }

  private func components(of color: Color.Resolved) -> SIMD3<Float> {
    switch self {
    case .perceptual: SIMD3<Float>(OKLab.coneRoots(of: color))
    case .device: SIMD3(color.red, color.green, color.blue)
    case .linear: SIMD3(color.linearRed, color.linearGreen, color.linearBlue)
    }
  }

  /// The colour at a point of the space, the inverse of `vector(of:)`.
  ///
  /// Where opacity is 0 there is nothing to divide by, and what is left of the components counts.
  func color(at vector: SIMD4<Float>) -> Color.Resolved {
    let straight = vector.w == 0 ? vector : vector / vector.w
    switch self {
    case .perceptual:
      return Color.Resolved(light: OKLab.light(fromConeRoots: straight), opacity: vector.w)
    case .device:
      return Color.Resolved(
        red: straight.x, green: straight.y, blue: straight.z, opacity: vector.w)
    case .linear:
      return Color.Resolved(light: straight, opacity: vector.w)
    }
  }

  /// The premultiplied pixel at a point of the space; out of range is clamped and NaN is 0.
  @inline(__always)
  func pixel(at vector: SIMD4<Float>, table: SRGBTable) -> UInt32 {
    guard vector.w > 0 else { return 0 }
    switch self {
    case .perceptual:
      let light = OKLab.light(fromConeRoots: vector.w == 1 ? vector : vector / vector.w)
      return table.pixel(light: light, opacity: vector.w)
    case .device:
      let alpha = min(vector.w, 1)
      return SRGBTable.packed(
        SIMD4(
          clamped(vector.x, to: alpha), clamped(vector.y, to: alpha),
          clamped(vector.z, to: alpha), alpha))
    case .linear:
      return table.pixel(light: vector.w == 1 ? vector : vector / vector.w, opacity: vector.w)
    }
  }

  @inline(__always)
  private func clamped(_ component: Float, to limit: Float) -> Float {
    component > 0 ? min(component, limit) : 0
  }
}
