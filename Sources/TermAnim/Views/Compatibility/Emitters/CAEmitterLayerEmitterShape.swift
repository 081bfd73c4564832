/// Where an emitter layer gives off particles.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String

  public static let point = CAEmitterLayerEmitterShape(name: "point")
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  /// A rectangle, as there is no depth.
  public static let cuboid = CAEmitterLayerEmitterShape(name: "cuboid")
  /// Particles leave it outwards.
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  /// A circle, as there is no depth.
  public static let sphere = CAEmitterLayerEmitterShape(name: "sphere")
}
