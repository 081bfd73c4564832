/// Puts cells of pixels into an order in which the pen changes seldom.
///
/// Cells of the same two colours come together, and of these such as lie below or beside each
/// other. The pairs are walked like the edges of a graph whose corners are the colours: from a pair
/// to one that has a colour in common, so that only the other is sent, beginning again somewhere
/// else when there is none. Pairs are found by hashing and cells put in order by counting; nothing
/// is sorted. O(cells). A class because it owns memory that is used again for every frame.
final class PenOrder {
  private let ordered = ScratchBuffer<CellPlace>()
  private let chainOfChange = ScratchBuffer<Int32>()
  private let pairs = ColorPairs()
  private let starts = ScratchBuffer<Int32>()

  /// The changes in their new order, valid until the next call; nil when there are so many pairs
  /// that an order cannot pay.
  func ordered(
    _ changes: UnsafeBufferPointer<CellPlace>, of screen: CellGrid
  ) -> UnsafeBufferPointer<CellPlace>? {
    let count = changes.count
    ordered.reserve(count)
    chainOfChange.reserve(count)
    guard collectPairs(changes, of: screen) else { return nil }
    walk()
    let (ordered, chainOfChange, starts) = (ordered.base, chainOfChange.base, starts.base)
    for index in 0..<count {
      let chain = Int(chainOfChange[index])
      ordered[Int(starts[chain])] = changes[index]
      starts[chain] += 1
    }
    return UnsafeBufferPointer(start: ordered, count: count)
  }

  /// Finds every change's pair and chain; false when the pairs turn out to be too many.
  private func collectPairs(
    _ changes: UnsafeBufferPointer<CellPlace>, of screen: CellGrid
  ) -> Bool {
    // A pair costs some 20 bytes; with fewer than two cells to a pair rows are as good.
    let most = min(max(changes.count / 2, 64), changes.count)
    pairs.reset(mostPairs: most, mostCells: changes.count)
    let sample = min(1024, changes.count)
    let isSampled = sample < changes.count
    return pairs.count(
      0..<sample, of: changes, on: screen, most: isSampled ? min(sample * 3 / 4, most) : most,
      into: chainOfChange.base)
      && pairs.count(
        sample..<changes.count, of: changes, on: screen, most: most, into: chainOfChange.base)
  }

  /// Decides the order of the pairs, and with it where the cells of each chain begin.
  private func walk() {
    starts.reserve(pairs.chainCount)
    var next = Int32(0)
    var trail = ColorGraph.Trail()
    for _ in 0..<pairs.pairCount {
      pairs.forEachChain(of: pairs.graph.step(&trail)) { chain, cellCount in
        starts.base[chain] = next
        next += cellCount
      }
    }
  }
}
