/// Puts cells of pixels into an order in which the pen changes seldom.
///
/// Cells of the same two colours come together. These pairs are walked like the edges of a graph
/// whose corners are the colours: from a pair to one that has a colour in common, so that only the
/// other is sent, beginning again somewhere else when there is none. Pairs are found by hashing and
/// cells put in order by counting; nothing is sorted. O(cells). A class because it owns memory that
/// is used again for every frame.
final class PenOrder {
  private let ordered = ScratchBuffer<CellPlace>()
  private let pairOfChange = ScratchBuffer<Int32>()
  private let pairs = ColorPairs()
  private let starts = ScratchBuffer<Int32>()

  /// The changes in their new order, valid until the next call; nil when there are so many pairs
  /// that an order cannot pay.
  func ordered(
    _ changes: UnsafeBufferPointer<CellPlace>, of screen: CellGrid
  ) -> UnsafeBufferPointer<CellPlace>? {
    let count = changes.count
    ordered.reserve(count)
    pairOfChange.reserve(count)
    guard collectPairs(changes, of: screen) else { return nil }
    walk()
    let (ordered, pairOfChange, starts) = (ordered.base, pairOfChange.base, starts.base)
    for index in 0..<count {
      let pair = Int(pairOfChange[index])
      ordered[Int(starts[pair])] = changes[index]
      starts[pair] += 1
    }
    return UnsafeBufferPointer(start: ordered, count: count)
  }

  /// Finds every change's pair and counts them; false when they turn out to be too many.
  private func collectPairs(
    _ changes: UnsafeBufferPointer<CellPlace>, of screen: CellGrid
  ) -> Bool {
    // A pair costs some 20 bytes; with fewer than two cells to a pair rows are as good.
    let most = max(changes.count / 2, 64)
    pairs.reset(mostPairs: min(most, changes.count) + 1)
    let sample = 1024
    if changes.count > sample {
      let start = UnsafeBufferPointer(rebasing: changes[..<sample])
      guard pairs.count(start, of: screen, most: sample * 3 / 4, into: pairOfChange.base) else {
        return false
      }
      let rest = UnsafeBufferPointer(rebasing: changes[sample...])
      return pairs.count(rest, of: screen, most: most, into: pairOfChange.base + sample)
    }
    return pairs.count(changes, of: screen, most: most, into: pairOfChange.base)
  }

  /// Decides the order of the pairs, and with it where the cells of each begin.
  private func walk() {
    starts.reserve(pairs.pairCount)
    var (next, seed) = (Int32(0), 0)
    var trail = ColorPairs.Trail()
    for _ in 0..<pairs.pairCount {
      let pair = pairs.step(&trail, seed: &seed)
      starts.base[pair] = next
      next += pairs.cellCount(of: pair)
    }
  }
}
