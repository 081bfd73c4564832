import Foundation

/// Which rows of a `ForEach` have nodes: all of them, or, in a long lazy container, those that have
/// been near its window.
struct MadeRows<ID: Hashable> {
  /// So many rows are made at a time, and as many before any is seen.
  static var chunk: Int { 64 }
  /// Where there are no more rows than this all of them are made, wherever they are.
  static var fewest: Int { 2 * chunk }

  /// The places of the rows that are made, ascending.
  private(set) var places: [Int] = []
  /// Their identities.
  private(set) var ids: [ID] = []
  /// The number of all rows.
  private(set) var total = 0

  /// All rows, whose identities are `ids`.
  init(all ids: [ID]) {
    (places, self.ids, total) = (Array(ids.indices), ids, ids.count)
  }

  private init(places: [Int], total: Int, id: (Int) -> ID) {
    (self.places, self.total, ids) = (places, total, places.map(id))
  }

  /// No rows.
  init() {}

  /// Those of `count` rows that are to be made now: these where they are still, but for those
  /// `dropped`, what has come between them, or beside them where they were at an end, and what is
  /// `wanted`; the first ones if that is nothing.
  ///
  /// O(rows made) where none of them is elsewhere than it was, otherwise O(rows).
  func next(
    of count: Int, wanted: IndexSet, dropped: Set<ID>, id: (Int) -> ID
  ) -> MadeRows {
    let kept = kept(of: count, id: id)
    var chosen = IndexSet(kept.map(\.place))
    for arrivals in arrivals(among: kept, of: count) { chosen.insert(integersIn: arrivals) }
    for row in kept where dropped.contains(ids[row.index]) { chosen.remove(row.place) }
    chosen.formUnion(wanted.intersection(IndexSet(integersIn: 0..<count)))
    if chosen.isEmpty { chosen.insert(integersIn: 0..<Self.chunk) }
    return MadeRows(places: Array(chosen), total: count, id: id)
  }

  /// A row that is still there: its place, and its index among those that were made.
  private typealias Kept = (place: Int, index: Int)

  private func kept(of count: Int, id: (Int) -> ID) -> [Kept] {
    if places.last ?? 0 < count, places.indices.allSatisfy({ id(places[$0]) == ids[$0] }) {
      return places.indices.map { (places[$0], $0) }
    }
    var rest = Dictionary(
      ids.indices.map { (ids[$0], $0) }, uniquingKeysWith: { first, _ in first })
    var kept: [Kept] = []
    for place in 0..<count where !rest.isEmpty {
      if let index = rest.removeValue(forKey: id(place)) { kept.append((place, index)) }
    }
    return kept
  }

  /// The places of rows that were not there before, as far as it can be told from those around.
  private func arrivals(among kept: [Kept], of count: Int) -> [Range<Int>] {
    guard let first = kept.first, let last = kept.last else { return [] }
    var arrivals: [Range<Int>] = []
    if first.index == 0, places[0] == 0 {
      arrivals.append(max(0, first.place - Self.chunk)..<first.place)
    }
    for (above, below) in zip(kept, kept.dropFirst())
    where run(of: above) == run(of: below) && below.place - above.place <= Self.chunk {
      arrivals.append(above.place..<below.place)
    }
    if last.index == places.count - 1, places[last.index] == total - 1 {
      arrivals.append(last.place..<min(count, last.place + 1 + Self.chunk))
    }
    return arrivals
  }

  /// The same for rows between which all were made.
  private func run(of row: Kept) -> Int { places[row.index] - row.index }
}
