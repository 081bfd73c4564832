/// The pairs of colours of a frame's cells, and the chains of neighbouring cells that each has.
///
/// A pair is unordered: either colour may be the upper one. A class because it owns its memory.
final class ColorPairs {
  /// The chains of a pair are a list, in the order of their first cells.
  private struct ChainList {
    let first: Int32
    var last: Int32
  }

  /// What is asked of a pair for every one of its cells, kept close together for the caches.
  private struct Growth {
    let colors: UInt64
    /// The two chains that may go on, and the last cell of each; at first they are the same one.
    var openChains: (Int32, Int32)
    var ends: (CellPlace, CellPlace)
    /// The number of the latest cell among those that are counted.
    var latest: Int32
  }

  /// Cells that the cursor reaches one from the other by a short motion.
  private struct Chain {
    var cellCount: Int32 = 0
    /// The next chain of the same pair, or -1.
    var next: Int32 = -1
  }

  private(set) var pairCount = 0
  /// What there is room for.
  private var mostPairs = 0
  private(set) var chainCount = 0
  /// The pairs as edges, with the same numbers.
  let graph = ColorGraph()
  /// Of each pair.
  private let chainLists = ScratchBuffer<ChainList>()
  private let growths = ScratchBuffer<Growth>()
  /// Of each cell that has been counted.
  private let pairOfPlace = ScratchBuffer<Int32>()
  private let chains = ScratchBuffer<Chain>()
  private let table = SlotTable()

  /// Forgets all pairs and makes room; there may be as many chains as cells.
  ///
  /// The tables begin with room for as many pairs as there were last, so that they stay in the
  /// processor's nearest cache, and grow when there are more.
  func reset(mostPairs: Int, mostCells: Int) {
    var bits: UInt64 = 6
    while 1 << bits < min(pairCount, mostPairs) * 2 { bits += 1 }
    (pairCount, chainCount) = (0, 0)
    self.mostPairs = mostPairs
    graph.reset(mostEdges: mostPairs)
    chainLists.reserve(mostPairs)
    growths.reserve(mostPairs)
    pairOfPlace.reserve(mostCells)
    chains.reserve(mostCells)
    makeTables(bits: bits)
  }

  /// Makes tables for half as many pairs as they have slots, and puts in the pairs that there are.
  private func makeTables(bits: UInt64) {
    table.clear(bits: bits)
    for pair in 0..<pairCount {
      table[slot(of: growths.base[pair].colors)] = Int32(pair)
    }
    graph.makeTable(bits: bits)
  }

  /// Calls `body` with each of a pair's chains and the number of its cells.
  @inline(__always)
  func forEachChain(of pair: Int, _ body: (_ chain: Int, _ cellCount: Int32) -> Void) {
    var chain = chainLists.base[pair].first
    while chain >= 0 {
      let entry = chains.base[Int(chain)]
      body(Int(chain), entry.cellCount)
      chain = entry.next
    }
  }

  /// Counts the cells of a range and notes the chain of each; false when there are more than `most`
  /// pairs.
  ///
  /// Ranges must follow one another. In a gradient a pair comes again after so many cells as the
  /// one beside it did: a look there mostly spares the hashing.
  func count(
    _ range: Range<Int>, of places: UnsafeBufferPointer<CellPlace>, on screen: CellGrid, most: Int,
    into chainOfPlace: UnsafeMutablePointer<Int32>
  ) -> Bool {
    precondition(most <= mostPairs, "room for \(mostPairs) pairs and not for \(most)")
    let (foreground, background, pitch) = (screen.foreground, screen.background, screen.pitch)
    let (growths, chains, pairOfPlace) = (growths.base, chains.base, pairOfPlace.base)
    var (pair, distance) = (-1, Int.max)
    for index in range {
      let place = places[index]
      let cell = place.row * pitch + place.column
      let (first, second) = (foreground[cell].bits, background[cell].bits)
      let colors = UInt64(max(first, second)) << 32 | UInt64(min(first, second))
      if pair < 0 || growths[pair].colors != colors {
        pair = distance <= index ? Int(pairOfPlace[index - distance]) : -1
        if pair < 0 || growths[pair].colors != colors {
          pair = Int(table[slot(of: colors)])
          if pair < 0 {
            guard pairCount < most else { return false }
            pair = addPair(colors, at: place, number: index)
          } else {
            distance = index - Int(growths[pair].latest)
          }
        }
      }
      pairOfPlace[index] = Int32(truncatingIfNeeded: pair)
      let growth = growths + pair
      growth.pointee.latest = Int32(truncatingIfNeeded: index)
      let chain = Self.continuedChain(of: growth, at: place) ?? addChain(to: pair, at: place)
      chains[Int(chain)].cellCount &+= 1
      chainOfPlace[index] = chain
    }
    return true
  }

  /// The chain that a cell continues, if there is one.
  ///
  /// A shape or a gradient mostly has two edges where a pair of colours occurs, so that two chains
  /// that grow by turns, row after row, are enough.
  @inline(__always)
  private static func continuedChain(
    of growth: UnsafeMutablePointer<Growth>, at place: CellPlace
  ) -> Int32? {
    if place.isNear(growth.pointee.ends.0) {
      growth.pointee.ends.0 = place
      return growth.pointee.openChains.0
    }
    if place.isNear(growth.pointee.ends.1) {
      growth.pointee.ends.1 = place
      return growth.pointee.openChains.1
    }
    return nil
  }

  private func addChain(to pair: Int, at place: CellPlace) -> Int32 {
    let (chain, growth) = (addChain(), growths.base + pair)
    chains.base[Int(chainLists.base[pair].last)].next = chain
    chainLists.base[pair].last = chain
    growth.pointee.openChains = (chain, growth.pointee.openChains.0)
    growth.pointee.ends = (place, growth.pointee.ends.0)
    return chain
  }

  private func addChain() -> Int32 {
    (chains.base + chainCount).initialize(to: Chain())
    chainCount += 1
    return Int32(chainCount - 1)
  }

  /// The slot of a pair, or the free one where it belongs.
  @inline(__always)
  private func slot(of colors: UInt64) -> Int {
    let growths = growths.base
    return table.slot(of: colors) { growths[$0].colors == colors }
  }

  private func addPair(_ colors: UInt64, at place: CellPlace, number: Int) -> Int {
    if table.isHalfFull(with: pairCount) { makeTables(bits: table.bits + 1) }
    let (pair, chain) = (pairCount, addChain())
    table[slot(of: colors)] = Int32(pair)
    (growths.base + pair).initialize(
      to: Growth(
        colors: colors, openChains: (chain, chain), ends: (place, place), latest: Int32(number)))
    (chainLists.base + pair).initialize(to: ChainList(first: chain, last: chain))
    graph.addEdge(UInt32(truncatingIfNeeded: colors), UInt32(truncatingIfNeeded: colors >> 32))
    pairCount += 1
    return pair
  }
}
