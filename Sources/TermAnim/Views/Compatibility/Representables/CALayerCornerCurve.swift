/// How the corners of a layer are round.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
