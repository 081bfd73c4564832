extension Color {
  /// A colour with its components, ready to be drawn.
  ///
  /// Extended linear sRGB with straight (not premultiplied) opacity; components outside 0...1 are
  /// kept until pixels are made of them.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 is clear, 1 opaque.
    public var opacity: Float

    init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      (self.linearRed, self.linearGreen) = (linearRed, linearGreen)
      (self.linearBlue, self.opacity) = (linearBlue, opacity)
    }
  }
}
