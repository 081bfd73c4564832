import Foundation

/// A column of a vertical lazy grid in a given space, or a row of a horizontal one.
struct GridTrack: Hashable {
  /// From the beginning of the grid, in points.
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment

  var end: CGFloat { start + length }

  /// The tracks that items become in `available` points; nil asks for their least lengths.
  ///
  /// What fixed items and distances leave is shared out in order, each item being offered an equal
  /// part of what is left.
  static func tracks(for items: [GridItem], in available: CGFloat?) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    var rest = (available ?? 0) - gaps - items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
    var flexibleCount = items.count { $0.fixedLength == nil }
    var (tracks, start): ([GridTrack], CGFloat) = ([], 0)
    for item in items {
      var lengths = [item.fixedLength ?? 0]
      if item.fixedLength == nil {
        lengths = item.lengths(in: max(0, rest / CGFloat(flexibleCount)))
        rest -= lengths.reduce(0, +) + item.gap * CGFloat(lengths.count - 1)
        flexibleCount -= 1
      }
      for length in lengths {
        tracks.append(
          GridTrack(start: start, length: length, alignment: item.alignment ?? .center))
        start += length + item.gap
      }
    }
    return tracks
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing ?? 8 }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { max(0, length) } else { nil }
  }

  /// The lengths of the tracks that the item becomes in a share of the space.
  fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [length]
    case .flexible(let minimum, let maximum):
      return [max(minimum, min(share, maximum))]
    case .adaptive(let minimum, let maximum):
      let least = max(1, minimum)
      let fitting = (share + gap) / (least + gap)
      let count = fitting.isFinite ? max(1, min(fitting.rounded(.down), 10_000)) : 1
      let length = max(least, min((share - gap * (count - 1)) / count, maximum))
      return Array(repeating: length, count: Int(count))
    }
  }
}
