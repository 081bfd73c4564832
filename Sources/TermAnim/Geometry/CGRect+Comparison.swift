public import Foundation

// What Core Graphics calls `==`.

extension CGPoint {
  /// Whether the points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangles cover the same, however their corners are told.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
