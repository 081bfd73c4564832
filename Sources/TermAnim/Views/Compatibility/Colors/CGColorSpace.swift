/// What the components of a `CGColor` mean.
///
/// Core Graphics' type with the spaces that code of views names. A class there, a class here: two
/// spaces are equal when they mean the same.
public final class CGColorSpace: Hashable, Sendable {
  /// How colours of a space are put together.
  public enum Model: Hashable, Sendable {
    case monochrome
    case rgb
  }

  let kind: Kind

  /// The spaces that are told apart; the device's are sRGB and its greys.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
    case sRGB = "kCGColorSpaceSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The space called `name`, one of the constants of this type; nil when it is not known here.
  public convenience init?(name: String) {
    guard let kind = Kind(rawValue: name) else { return nil }
    self.init(kind)
  }

  public static let genericGrayGamma2_2 = Kind.gray.rawValue
  public static let sRGB = Kind.sRGB.rawValue
  public static let linearSRGB = Kind.linearSRGB.rawValue
  public static let displayP3 = Kind.displayP3.rawValue
  /// As `sRGB`: no space here clamps its components.
  public static let extendedSRGB = Kind.sRGB.rawValue
  /// As `linearSRGB`: no space here clamps its components.
  public static let extendedLinearSRGB = Kind.linearSRGB.rawValue

  /// The name, as the constants of this type have it.
  public var name: String? { kind.rawValue }

  public var model: Model { kind == .gray ? .monochrome : .rgb }

  /// How many components a colour has, opacity apart.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.kind == b.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// The space of colours given by red, green and blue alone: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.sRGB)
}

/// The space of greys: one component and opacity.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.gray)
}
