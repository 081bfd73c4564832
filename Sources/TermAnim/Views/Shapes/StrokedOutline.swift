import Foundation

/// A shape that is a line along an outline, and can be drawn as one.
protocol StrokedOutline {
  func outline(in rect: CGRect) -> (path: Path, style: StrokeStyle)
}
