import Foundation

/// How wide a column of a table may be, in points.
struct TableColumnWidth: Hashable, Sendable {
  var min: CGFloat = 24
  /// Nil is a share of the room.
  var ideal: CGFloat?
  var max: CGFloat = .infinity

  init() {}

  /// A width of its own; what is negative or no number is none, and what is absurdly wide ends
  /// somewhere.
  init(fixed width: CGFloat) {
    let width = Self.usable(width) ?? 0
    (min, ideal, max) = (width, width, width)
  }

  /// Nil, what is negative and what is no number leave a limit out; what is absurdly wide ends
  /// somewhere.
  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    self.min = min.flatMap(Self.usable) ?? self.min
    self.ideal = ideal.flatMap(Self.usable)
    self.max = Swift.max(max.flatMap(Self.usable) ?? .infinity, self.min)
  }

  /// Beyond that a width is as good as this one, and sums of wider ones would not be exact.
  private static let largest: CGFloat = 1e6

  private static func usable(_ width: CGFloat) -> CGFloat? {
    width >= 0 && width.isFinite ? Swift.min(width, largest) : nil
  }

  /// The nearest width that the column may have.
  func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }

  /// The widths of columns beside each other that have `room` points together.
  ///
  /// Columns have their ideal widths, and share what is left alike, as far as their limits let
  /// them; where all have ideal widths, these grow and shrink alike. Least widths are kept, even if
  /// there is less room.
  static func widths(of columns: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
    var widths = columns.map { $0.clamped($0.ideal ?? 0) }
    let sharing = columns.indices.filter { columns[$0].ideal == nil }
    var open = sharing.isEmpty ? Array(columns.indices) : sharing
    if sharing.isEmpty { open.removeAll { columns[$0].min == columns[$0].max } }
    for index in sharing { widths[index] = 0 }
    while !open.isEmpty {
      let left = room - widths.reduce(0, +)
      let share = left / CGFloat(open.count)
      let wanted = open.map { widths[$0] + share }
      let bound = zip(open, wanted).filter { columns[$0].clamped($1) != $1 }
      guard let side = side(of: bound, columns) else {
        for (index, width) in zip(open, wanted) { widths[index] = width }
        break
      }
      for (index, _) in side { widths[index] = columns[index].clamped(widths[index] + share) }
      open.removeAll { index in side.contains { $0.0 == index } }
    }
    return widths
  }

  /// Of columns that meet a limit, those on the side that matters more: all too narrow, or all too
  /// wide; nil without any.
  private static func side(
    of bound: [(Int, CGFloat)], _ columns: [TableColumnWidth]
  ) -> [(Int, CGFloat)]? {
    guard !bound.isEmpty else { return nil }
    let narrow = bound.filter { $1 < columns[$0].min }
    let wide = bound.filter { $1 > columns[$0].max }
    let missing = narrow.reduce(0) { $0 + columns[$1.0].min - $1.1 }
    let excess = wide.reduce(0) { $0 + $1.1 - columns[$1.0].max }
    let side = missing >= excess ? narrow : wide
    return side.isEmpty ? nil : side
  }
}
