import Foundation

extension CGPath {
  /// Tells `block` of every element, from first to last.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      path.forEach { element in
        var element = CGPathElement(type: element.write(to: points), points: points)
        block(&element)
      }
    }
  }

  /// Tells `function` of every element, from first to last, and of `info` each time.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension Path.Element {
  /// Writes the points one after the other, the end last, and says what kind of element they make.
  fileprivate func write(to points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let end):
      points[0] = end
      return .moveToPoint
    case .line(let end):
      points[0] = end
      return .addLineToPoint
    case .quadCurve(let end, let control):
      (points[0], points[1]) = (control, end)
      return .addQuadCurveToPoint
    case .curve(let end, let control1, let control2):
      (points[0], points[1], points[2]) = (control1, control2, end)
      return .addCurveToPoint
    case .closeSubpath:
      return .closeSubpath
    }
  }
}
