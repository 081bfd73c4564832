import Foundation

/// Shortens a line to its room, with an ellipsis for what is left out.
struct LineTruncator {
  let width: CGFloat
  let truncation: TextTruncation

  /// As many of `items` as fit together with an ellipsis; at least the ellipsis.
  ///
  /// The ellipsis comes even when all fit: it stands for the lines that follow, too. Its font is
  /// that of the character before it, else of the one after it. Empty when there is no item at all.
  func shortened(_ items: ArraySlice<ShapedText.Item>) -> [ShapedText.Item] {
    shortened(items, keeping: greatestCount(for: items))
  }

  /// How many items fit, found by bisection.
  private func greatestCount(for items: ArraySlice<ShapedText.Item>) -> Int {
    var (fits, fails) = (0, items.count + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let line = shortened(items, keeping: middle)
      if ShapedText.width(of: line) <= width + LineFiller.tolerance {
        fits = middle
      } else {
        fails = middle
      }
    }
    return fits
  }

  /// The line that keeps `count` items, without spaces beside the ellipsis.
  private func shortened(
    _ items: ArraySlice<ShapedText.Item>, keeping count: Int
  ) -> [ShapedText.Item] {
    let head =
      switch truncation {
      case .head: 0
      case .middle: (count + 1) / 2
      case .tail: count
      }
    var front = Array(items.prefix(head))
    while front.last?.isSpace == true { front.removeLast() }
    let back = items.suffix(count - head).drop { $0.isSpace }
    guard let replaced = items.dropFirst(head).first ?? items.last else { return [] }
    return front + ellipsis(for: replaced, like: front.last ?? back.first ?? replaced) + back
  }

  /// An ellipsis in the font of `model`, in the place of `replaced`.
  private func ellipsis(
    for replaced: ShapedText.Item, like model: ShapedText.Item
  ) -> [ShapedText.Item] {
    guard var item = model.showing("\u{2026}") else { return [] }
    item.index = replaced.index
    return [item]
  }
}
