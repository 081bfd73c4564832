/// How the inside of an outline is decided and whether its edges are smoothed.
public struct FillStyle: Hashable, Sendable {
  /// Even-odd rule when true, non-zero winding when false.
  public var isEOFilled: Bool
  /// Edges get partial coverage when true; pixels are in or out by their centre when false.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
