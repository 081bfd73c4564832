/// A plane angle; on the screen, where y grows downwards, positive angles turn clockwise.
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public static let zero = Angle()

  /// No angle.
  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle in degrees, of which a full turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }
}

extension Angle: Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// The arithmetic of a quantity: angles add, and are multiplied by numbers.
extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
