/// Which part of its shape an emitter layer gives off particles from.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String

  public static let points = CAEmitterLayerEmitterMode(name: "points")
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}
