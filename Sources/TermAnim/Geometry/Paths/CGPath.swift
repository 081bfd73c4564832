public import Foundation

/// Core Graphics' path: a `Path` for code that was written for it.
///
/// A class because code that takes one may be given a `CGMutablePath`; nothing else here uses it.
public class CGPath: Hashable {
  var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with corners that are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The current point, or the origin in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all segments; see `Path.boundingRect`.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle around all points, those that control curves included; the null
  /// rectangle for an empty path.
  public var boundingBox: CGRect {
    var points = Path()
    path.forEach { element in
      switch element {
      case .move(let end): points.move(to: end)
      case .line(let end): points.addLine(to: end)
      case .quadCurve(let end, let control): points.addLines([control, end])
      case .curve(let end, let control1, let control2):
        points.addLines([control1, control2, end])
      case .closeSubpath: break
      }
    }
    return points.boundingRect
  }

  /// Whether a point is inside; the transform is of the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
