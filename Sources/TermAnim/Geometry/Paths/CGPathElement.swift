public import Foundation

/// One element of a path with its points, which are there only while a path shows it.
///
/// There is one point for a move or a line; two for a quadratic curve and three for a cubic one,
/// the end last; none for a close.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// What is told of each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// What is told of each element of a path, with what it was given to work on.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
