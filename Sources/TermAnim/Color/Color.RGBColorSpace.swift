extension Color {
  /// What the numbers of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Display P3: wider primaries, encoded by sRGB's transfer function.
    case displayP3
  }
}
