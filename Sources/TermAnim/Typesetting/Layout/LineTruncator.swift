import Foundation

/// Shortens a line to its room, with an ellipsis for what is left out.
struct LineTruncator {
  let width: CGFloat
  let truncation: TextTruncation

  /// As many of `items` as fit together with an ellipsis; at least the ellipsis.
  ///
  /// With `truncation` at the tail the ellipsis comes even when all fit, for the text that follows.
  func shortened(_ items: ArraySlice<ShapedText.Item>) -> [ShapedText.Item] {
    switch truncation {
    case .tail: joined(items, head: kept(items.count) { joined(items, head: $0, tail: 0) }, tail: 0)
    case .head: joined(items, head: 0, tail: kept(items.count) { joined(items, head: 0, tail: $0) })
    case .middle:
      halved(items, keeping: kept(items.count) { halved(items, keeping: $0) })
    }
  }

  /// The greatest number up to `count` for which the line fits, found by bisection.
  private func kept(_ count: Int, line: (Int) -> [ShapedText.Item]) -> Int {
    var (fits, fails) = (0, count + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if ShapedText.width(of: line(middle)) <= width + 1e-6 {
        fits = middle
      } else {
        fails = middle
      }
    }
    return fits
  }

  private func halved(_ items: ArraySlice<ShapedText.Item>, keeping count: Int) -> [ShapedText.Item] {
    joined(items, head: (count + 1) / 2, tail: count / 2)
  }

  /// The first `head` items, an ellipsis, and the last `tail`, without spaces around the ellipsis.
  private func joined(
    _ items: ArraySlice<ShapedText.Item>, head: Int, tail: Int
  ) -> [ShapedText.Item] {
    var front = Array(items.prefix(head))
    while front.last?.isSpace == true { front.removeLast() }
    let back = items.suffix(tail).drop { $0.isSpace }
    let index = items.startIndex + min(head, max(items.count - 1, 0))
    guard let place = items.indices.contains(index) ? items[index] : items.last,
      var ellipsis = front.last ?? back.first ?? Optional(place)
    else { return front + back }
    ellipsis.character = "\u{2026}"
    ellipsis.index = place.index
    guard let glyph = ellipsis.face.glyph(for: "\u{2026}") else { return front + back }
    (ellipsis.glyph, ellipsis.isMissing) = (glyph, false)
    return front + [ellipsis] + back
  }
}
