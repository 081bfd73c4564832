extension Font {
  /// How thick the strokes of letters are.
  public struct Weight: Hashable, Sendable {
    /// The width of upright strokes as a share of the height of capitals.
    let stroke: Double

    public static let ultraLight = Weight(stroke: 0.03)
    public static let thin = Weight(stroke: 0.05)
    public static let light = Weight(stroke: 0.085)
    public static let regular = Weight(stroke: FaceFit.regularStroke)
    public static let medium = Weight(stroke: 0.15)
    public static let semibold = Weight(stroke: 0.18)
    public static let bold = Weight(stroke: 0.21)
    public static let heavy = Weight(stroke: 0.25)
    public static let black = Weight(stroke: 0.29)
  }
}
