/// A plane angle; on the screen, where y grows downwards, positive angles turn clockwise.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }
}
