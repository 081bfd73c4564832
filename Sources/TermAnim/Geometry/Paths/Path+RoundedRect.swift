public import Foundation

/// Rectangles with rounded corners, from the middle of the right side, clockwise on the screen.
///
/// Radii that are negative or NaN are zero, and corners without a radius are sharp. Radii too great
/// for a side are made smaller. Nothing is added for the null rectangle.
extension Path {
  /// A rounded rectangle; see `addRoundedRect`.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rounded rectangle; see `addRoundedRect`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of different radii; see `addRoundedRect`.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle whose corners are quarters of one ellipse.
  ///
  /// Neither length of a corner is more than half the rectangle's shorter side, as in SwiftUI, so
  /// that a great enough radius makes a capsule.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let size = SIMD2(
      Self.radius(cornerSize.width, atMost: limit), Self.radius(cornerSize.height, atMost: limit))
    addRect(rect, rounded: [size, size, size, size], style, transform)
  }

  /// Adds a rectangle whose corners have radii of their own.
  ///
  /// Where two radii exceed the side between them, all four shrink by the same factor, as in CSS.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { Self.radius($0, atMost: max(rect.width, rect.height)) }
    var factor = 1.0
    for (index, radius) in radii.enumerated() {
      let sum = radius + radii[(index + 1) % 4]
      let side = Double(index.isMultiple(of: 2) ? rect.width : rect.height)
      if sum > side { factor = min(factor, side / sum) }
    }
    addRect(rect, rounded: radii.map { SIMD2(repeating: $0 * factor) }, style, transform)
  }

  private static func radius(_ radius: CGFloat, atMost limit: CGFloat) -> Double {
    radius > 0 ? min(Double(radius), Double(limit)) : 0
  }

  /// Adds the rectangle with its corners in order from the bottom right, clockwise on the screen.
  private mutating func addRect(
    _ rect: CGRect, rounded sizes: [SIMD2<Double>], _ style: RoundedCornerStyle,
    _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let half = SIMD2(Double(rect.width), Double(rect.height)) / 2
    let center = SIMD2(Double(rect.midX), Double(rect.midY))
    let corners = sizes.indices.map { index in
      RoundedCorner(
        size: sizes[index], style: style, index: index,
        neighbours: (sizes[(index + 3) % 4], sizes[(index + 1) % 4]), sides: half * 2)
    }
    // The middle of the right side, unless one of its corners reaches beyond that.
    let reach = (above: corners[3].offsets.last?.y ?? 0, below: corners[0].offsets[0].y)
    let start = min(max(0, reach.above - half.y), half.y - reach.below)
    move(to: CGPoint(center + SIMD2(half.x, start)).applying(transform))
    for (index, corner) in corners.enumerated() {
      let toward = [SIMD2(1.0, 1), SIMD2(-1, 1), SIMD2(-1, -1), SIMD2(1, -1)][index]
      add(corner, at: center + half * toward, inward: -toward, transform)
    }
    closeSubpath()
  }

  private mutating func add(
    _ corner: RoundedCorner, at point: SIMD2<Double>, inward: SIMD2<Double>,
    _ transform: CGAffineTransform
  ) {
    func place(_ offset: SIMD2<Double>) -> CGPoint {
      CGPoint(point + offset * inward).applying(transform)
    }
    let offsets = corner.offsets
    addLine(to: place(offsets[0]))
    for index in stride(from: 1, to: offsets.count, by: 3) {
      addCurve(
        to: place(offsets[index + 2]), control1: place(offsets[index]),
        control2: place(offsets[index + 1]))
    }
  }
}
