public import Foundation

/// The outline of a button.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(radius: CGFloat)
  }

  /// What `roundedRectangle` and `automatic` take, in points.
  private static let usualRadius: CGFloat = 8

  private let kind: Kind
  private var amount: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// What suits the style of the button: a capsule for glass, and else round corners of the usual
  /// size.
  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle, around as much room as the label is wide or high.
  public static let circle = ButtonBorderShape(.circle)
  /// Round corners of the usual size.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: usualRadius))

  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }

  /// Whether the style of the button chooses.
  var isAutomatic: Bool { kind == .automatic }

  /// Whether the outline is as wide as high.
  var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    return switch kind {
    case .automatic: rounded(Self.usualRadius, rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius): rounded(radius, rect)
    }
  }

  private func rounded(_ radius: CGFloat, _ rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: max(0, radius - amount)).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The usual outline of a button.
  public static var buttonBorder: ButtonBorderShape { ButtonBorderShape.automatic }
}
