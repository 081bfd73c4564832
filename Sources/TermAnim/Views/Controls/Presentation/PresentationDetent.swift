public import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomHeight)
  }

  /// The height of a custom detent, told from others by the type.
  struct CustomHeight: Hashable, Sendable {
    private let type: ObjectIdentifier
    let height: @Sendable @MainActor (Context) -> CGFloat?

    init<D: CustomPresentationDetent>(of type: D.Type) {
      self.type = ObjectIdentifier(type)
      height = { D.height(in: $0) }
    }

    static func == (one: CustomHeight, other: CustomHeight) -> Bool { one.type == other.type }

    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }

  let height: Height

  /// Which of several that are as high as each other goes before the others, the least first.
  var rank: Double {
    switch height {
    case .fraction(let fraction): fraction
    case .points: 2
    case .custom: 3
    }
  }

  public static let medium = fraction(0.5)
  public static let large = fraction(1)

  /// A share of the height there is; clamped to 0...1, NaN is 0.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction > 0 ? min(fraction, 1) : 0))
  }

  /// A height in points; what is not positive is 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height > 0 ? height : 0))
  }

  /// A height that is worked out from what is around the sheet.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(of: type)))
  }
}
