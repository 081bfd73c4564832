public import Foundation

/// UIKit's path: a `Path` for code that was written for it.
///
/// A class there, a class here; only what builds a path, since a view draws it.
public final class UIBezierPath {
  private var path: Path

  /// The width of the line when somebody strokes it.
  public var lineWidth: CGFloat = 1
  /// How the line ends when somebody strokes it.
  public var lineCapStyle = CGLineCap.butt
  /// How the line bends when somebody strokes it.
  public var lineJoinStyle = CGLineJoin.miter
  /// Which rule says what is inside.
  public var usesEvenOddFillRule = false

  private init(_ path: Path) {
    self.path = path
  }

  /// A path without elements.
  public convenience init() {
    self.init(Path())
  }

  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle of which some corners are round; `cornerRadii.width` is the radius, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)),
        style: .continuous))
  }

  /// An arc between two angles in radians, which grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// The path for code that was written for Core Graphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle that holds the path.
  public var bounds: CGRect { path.boundingRect }

  public var isEmpty: Bool { path.isEmpty }

  /// Where the next element begins; zero for a path without elements.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
}

extension UIBezierPath {
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, which grow clockwise on the screen.
  ///
  /// UIKit's word `clockwise` means what is seen, `Path`'s what is seen with y upwards.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Adds a line back to where the part of the path began.
  public func close() {
    path.closeSubpath()
  }

  public func append(_ other: UIBezierPath) {
    path.addPath(other.path)
  }

  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// The same outline, walked the other way.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    (reversed.lineWidth, reversed.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    (reversed.lineCapStyle, reversed.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    return reversed
  }

  public func removeAllPoints() {
    path = Path()
  }

  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
}
