public import Foundation

/// A shape that can be made narrower on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape moved `amount` points inwards.
  func inset(by amount: CGFloat) -> InsetShape
}
