public import Foundation

/// Whole shapes, each a subpath of its own that turns clockwise on the screen.
extension Path {
  /// A rectangle; see `addRect`.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// An ellipse; see `addEllipse`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Adds a rectangle from its corner of least x and y; nothing for the null rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    reserve(verbs: 5, points: 4)
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle, from the middle of its right side.
  ///
  /// Four curves, which Core Graphics' `addEllipse` begins at the same place; nothing for the null
  /// rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    reserve(verbs: 6, points: 13)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    let place = unit.concatenating(transform)
    let k = CGFloat(Arc.quarterControl)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(place) }
    move(to: at(1, 0))
    addCurve(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
    addCurve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
    addCurve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
    addCurve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
    closeSubpath()
  }

  /// Adds a subpath of straight lines from the first point to each of the others; nothing for none.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    reserve(verbs: lines.count, points: lines.count)
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the segments of another path; the current point is that of the path added.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(contentsOf: transform.isIdentity ? path : path.applying(transform))
  }

  /// The path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.mapPoints { $0.applying(transform) }
    return path
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy))
  }
}
