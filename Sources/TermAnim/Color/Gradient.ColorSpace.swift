extension Gradient {
  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let mixingSpace: ColorMixingSpace

    /// Gamma-encoded sRGB, as the screen has it.
    public static let device = ColorSpace(mixingSpace: .device)
    /// OKLab, in which steps look even: the default.
    public static let perceptual = ColorSpace(mixingSpace: .perceptual)
  }
}
