/// What a view of glass is like.
public struct Glass: Hashable, Sendable {
  /// How much light the glass takes, 0...1.
  let density: Double
  private(set) var color: Color?

  private init(density: Double) {
    self.density = density
  }

  public static let regular = Glass(density: 0.14)
  public static let clear = Glass(density: 0.07)
  /// No glass at all.
  public static let identity = Glass(density: 0)

  /// The same glass, coloured; nil is without a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The same glass: it does not move under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
