import Foundation

/// Where a row is among those of its section.
struct RowPlace: Equatable, Sendable {
  var isFirst = true
  var isLast = true
  /// Whether an odd number of rows is before it in the list.
  var isOdd = false

  /// The ground of a row in a card, whose corners are round where the card ends, in its frame; it
  /// reaches below the next row by `overlap`, so that nothing is seen between them.
  func card(in frame: CGRect, overlap: CGFloat) -> Path {
    var box = frame
    if !isLast { box.size.height += overlap }
    let (top, bottom) = (isFirst ? Self.radius : 0, isLast ? Self.radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top
    ).path(in: box)
  }

  /// Of the corners of a card, in points.
  private static let radius: CGFloat = 8
}
