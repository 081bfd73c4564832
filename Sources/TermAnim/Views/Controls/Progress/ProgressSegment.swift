import Foundation

/// A part of a bar with round ends, from one share of its length to another.
nonisolated struct ProgressSegment: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (start, end) = (SliderScale<Double>.clamped(start), SliderScale<Double>.clamped(end))
    guard end > start else { return Path() }
    let segment = CGRect(
      x: rect.minX + start * rect.width, y: rect.minY, width: (end - start) * rect.width,
      height: rect.height)
    return Path(
      roundedRect: segment, cornerRadius: min(segment.width, segment.height) / 2,
      style: .circular)
  }
}
