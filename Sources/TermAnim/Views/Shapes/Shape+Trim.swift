public import Foundation

extension Shape {
  /// The stretch of the outline between two shares of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
