/// The pairs of colours of a frame's cells as the edges of a graph of colours, and the chains of
/// neighbouring cells that each pair has.
///
/// A pair is unordered: either colour may be the upper one. A class because it owns its memory.
final class ColorPairs {
  /// An edge of the graph.
  private struct Pair {
    /// Its two corners.
    let first: Int32
    let second: Int32
    /// The next edge at each corner, or -1.
    var nextAtFirst: Int32 = -1
    var nextAtSecond: Int32 = -1
    /// The pair's chains are a list, in the order of their first cells.
    let firstChain: Int32
    var lastChain: Int32
    var isTaken = false
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

  /// A corner of the graph.
  private struct Corner {
    /// The first edge to another corner, or -1.
    var edges: Int32 = -1
    /// The edge to itself, cells of one colour, or -1.
    var solid: Int32 = -1
  }

  /// Where a walk is: the corners that are the pen's colours, or -1.
  struct Trail {
    fileprivate var background: Int32 = -1
    fileprivate var foreground: Int32 = -1
  }

  private(set) var pairCount = 0
  /// What there is room for.
  private var mostPairs = 0
  private(set) var chainCount = 0
  private var cornerCount = 0
  private let pairs = ScratchBuffer<Pair>()
  /// Of each pair.
  private let growths = ScratchBuffer<Growth>()
  /// Of each cell that has been counted.
  private let pairOfPlace = ScratchBuffer<Int32>()
  private let chains = ScratchBuffer<Chain>()
  private let corners = ScratchBuffer<Corner>()
  private let cornerColors = ScratchBuffer<UInt32>()
  /// Open addressing; -1 is free.
  private let pairSlots = ScratchBuffer<Int32>()
  private let cornerSlots = ScratchBuffer<Int32>()
  private var shift: UInt64 = 0

  /// Empties the graph and makes room; there may be as many chains as cells.
  ///
  /// The tables begin with room for as many pairs as there were last, so that they stay in the
  /// processor's nearest cache, and grow when there are more.
  func reset(mostPairs: Int, mostCells: Int) {
    var bits: UInt64 = 6
    while 1 << bits < min(pairCount, mostPairs) * 2 { bits += 1 }
    (pairCount, chainCount, cornerCount) = (0, 0, 0)
    self.mostPairs = mostPairs
    pairs.reserve(mostPairs)
    growths.reserve(mostPairs)
    pairOfPlace.reserve(mostCells)
    chains.reserve(mostCells)
    corners.reserve(mostPairs * 2)
    cornerColors.reserve(mostPairs * 2)
    makeTables(bits: bits)
  }

  /// Makes tables for half as many pairs as they have slots, and puts in the pairs that there are.
  private func makeTables(bits: UInt64) {
    shift = 64 - bits
    pairSlots.reserve(1 << bits)
    cornerSlots.reserve(2 << bits)
    pairSlots.base.update(repeating: -1, count: 1 << bits)
    cornerSlots.base.update(repeating: -1, count: 2 << bits)
    for pair in 0..<pairCount {
      let slot = Self.slot(
        of: growths.base[pair].colors, pairSlots.base, growths.base, shift: shift)
      pairSlots.base[slot] = Int32(pair)
    }
    for corner in 0..<cornerCount {
      cornerSlots.base[cornerSlot(of: cornerColors.base[corner])] = Int32(corner)
    }
  }

  /// Calls `body` with each of a pair's chains and the number of its cells.
  @inline(__always)
  func forEachChain(of pair: Int, _ body: (_ chain: Int, _ cellCount: Int32) -> Void) {
    var chain = pairs.base[pair].firstChain
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
          pair = existingPair(colors)
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
    chains.base[Int(pairs.base[pair].lastChain)].next = chain
    pairs.base[pair].lastChain = chain
    growth.pointee.openChains = (chain, growth.pointee.openChains.0)
    growth.pointee.ends = (place, growth.pointee.ends.0)
    return chain
  }

  private func addChain() -> Int32 {
    (chains.base + chainCount).initialize(to: Chain())
    chainCount += 1
    return Int32(chainCount - 1)
  }

  /// The odd number nearest to 2^64 divided by the golden ratio.
  ///
  /// Multiplicative hashing: D. Knuth, The Art of Computer Programming 3, 6.4.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The slot of a pair, or the free one where it belongs.
  @inline(__always)
  private static func slot(
    of colors: UInt64, _ slots: UnsafeMutablePointer<Int32>,
    _ growths: UnsafeMutablePointer<Growth>, shift: UInt64
  ) -> Int {
    let mask = 1 &<< Int(64 &- shift) &- 1
    var slot = Int(truncatingIfNeeded: ((colors ^ colors &>> 29) &* multiplier) &>> shift)
    while slots[slot] >= 0, growths[Int(slots[slot])].colors != colors {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  /// The number of a pair that has been met already, or -1.
  @inline(__always)
  private func existingPair(_ colors: UInt64) -> Int {
    let slots = pairSlots.base
    return Int(slots[Self.slot(of: colors, slots, growths.base, shift: shift)])
  }

  private func addPair(_ colors: UInt64, at place: CellPlace, number: Int) -> Int {
    if pairCount << 1 >= 1 << (64 - shift) { makeTables(bits: 65 - shift) }
    let slot = Self.slot(of: colors, pairSlots.base, growths.base, shift: shift)
    let (pair, chain) = (Int32(pairCount), addChain())
    pairSlots.base[slot] = pair
    let first = corner(of: UInt32(truncatingIfNeeded: colors))
    let second = corner(of: UInt32(truncatingIfNeeded: colors >> 32))
    var edge = Pair(first: first, second: second, firstChain: chain, lastChain: chain)
    (growths.base + pairCount).initialize(
      to: Growth(
        colors: colors, openChains: (chain, chain), ends: (place, place), latest: Int32(number)))
    if first == second {
      corners.base[Int(first)].solid = pair
    } else {
      edge.nextAtFirst = corners.base[Int(first)].edges
      edge.nextAtSecond = corners.base[Int(second)].edges
      corners.base[Int(first)].edges = pair
      corners.base[Int(second)].edges = pair
    }
    (pairs.base + pairCount).initialize(to: edge)
    pairCount += 1
    return Int(pair)
  }

  private func corner(of color: UInt32) -> Int32 {
    let (slots, slot) = (cornerSlots.base, cornerSlot(of: color))
    if slots[slot] < 0 {
      slots[slot] = Int32(cornerCount)
      cornerColors.base[cornerCount] = color
      (corners.base + cornerCount).initialize(to: Corner())
      cornerCount += 1
    }
    return slots[slot]
  }

  /// The slot of a corner, or the free one where it belongs.
  private func cornerSlot(of color: UInt32) -> Int {
    let (slots, colors) = (cornerSlots.base, cornerColors.base)
    let mask = 2 << Int(64 - shift) - 1
    var slot = Int((UInt64(color) &* Self.multiplier) >> (shift - 1))
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & mask }
    return slot
  }
}

// MARK: Walking

extension ColorPairs {
  /// Takes the next pair of a walk that takes each once.
  ///
  /// First cells of the background's colour alone, then pairs with the background, then with the
  /// foreground, then the first pair left, from `seed` on.
  func step(_ trail: inout Trail, seed: inout Int) -> Int {
    if let solid = takeSolid(at: trail.background) { return solid }
    if let pair = takeEdge(at: trail.background) {
      trail.foreground = other(of: pair, than: trail.background)
      return pair
    }
    if let pair = takeEdge(at: trail.foreground) {
      trail.background = other(of: pair, than: trail.foreground)
      return pair
    }
    if let solid = takeSolid(at: trail.foreground) { return solid }
    while pairs.base[seed].isTaken { seed += 1 }
    pairs.base[seed].isTaken = true
    (trail.background, trail.foreground) = (pairs.base[seed].first, pairs.base[seed].second)
    return seed
  }

  private func other(of pair: Int, than corner: Int32) -> Int32 {
    let edge = pairs.base[pair]
    return edge.first == corner ? edge.second : edge.first
  }

  private func takeSolid(at corner: Int32) -> Int? {
    guard corner >= 0 else { return nil }
    let solid = Int(corners.base[Int(corner)].solid)
    guard solid >= 0, !pairs.base[solid].isTaken else { return nil }
    pairs.base[solid].isTaken = true
    return solid
  }

  private func takeEdge(at corner: Int32) -> Int? {
    guard corner >= 0 else { return nil }
    while case let pair = Int(corners.base[Int(corner)].edges), pair >= 0 {
      let edge = pairs.base[pair]
      corners.base[Int(corner)].edges =
        edge.first == corner ? edge.nextAtFirst : edge.nextAtSecond
      if !edge.isTaken {
        pairs.base[pair].isTaken = true
        return pair
      }
    }
    return nil
  }
}
