public import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    // Half circles leave no side for a corner to reach into, so both styles are one.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  public func inset(by amount: CGFloat) -> InsetByShape<Capsule> {
    InsetByShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
