/// In which order the particles of an emitter layer are drawn.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String

  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  /// Particles add their light to what is behind.
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}
