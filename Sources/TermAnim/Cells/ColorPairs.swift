/// The pairs of colours of a frame's cells, counted, as the edges of a graph of colours.
///
/// A pair is unordered: either colour may be the upper one. A class because it owns its memory.
final class ColorPairs {
  /// An edge of the graph.
  private struct Pair {
    let colors: UInt64
    var cellCount: Int32 = 0
    var isTaken = false
    /// Its two corners.
    var first: Int32
    var second: Int32
    /// The next edge at each corner, or -1.
    var nextAtFirst: Int32 = -1
    var nextAtSecond: Int32 = -1
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
  private var cornerCount = 0
  private let pairs = ScratchBuffer<Pair>()
  private let corners = ScratchBuffer<Corner>()
  private let cornerColors = ScratchBuffer<UInt32>()
  /// Open addressing; -1 is free.
  private let pairSlots = ScratchBuffer<Int32>()
  private let cornerSlots = ScratchBuffer<Int32>()
  private var shift: UInt64 = 0

  /// Empties the graph and makes room.
  func reset(mostPairs: Int) {
    var bits: UInt64 = 6
    while 1 << bits < mostPairs * 2 { bits += 1 }
    (pairCount, cornerCount, shift) = (0, 0, 64 - bits)
    pairs.reserve(mostPairs)
    corners.reserve(mostPairs * 2)
    cornerColors.reserve(mostPairs * 2)
    pairSlots.reserve(1 << bits)
    cornerSlots.reserve(2 << bits)
    pairSlots.base.update(repeating: -1, count: 1 << bits)
    cornerSlots.base.update(repeating: -1, count: 2 << bits)
  }

  func cellCount(of pair: Int) -> Int32 { pairs.base[pair].cellCount }

  /// Counts cells and notes the pair of each; false when there are more than `most` pairs.
  func count(
    _ places: UnsafeBufferPointer<CellPlace>, of screen: CellGrid, most: Int,
    into pairOfPlace: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let (foreground, background) = (screen.foreground, screen.background)
    let (pairs, columns) = (pairs.base, screen.columns)
    var latest = Int32(0)
    for index in 0..<places.count {
      let place = places[index].row * columns + places[index].column
      let (first, second) = (foreground[place].bits, background[place].bits)
      let colors = UInt64(max(first, second)) << 32 | UInt64(min(first, second))
      if index == 0 || pairs[Int(latest)].colors != colors {
        latest = pair(of: colors)
        guard pairCount <= most else { return false }
      }
      pairs[Int(latest)].cellCount += 1
      pairOfPlace[index] = latest
    }
    return true
  }

  /// The odd number nearest to 2^64 divided by the golden ratio.
  ///
  /// Multiplicative hashing: D. Knuth, The Art of Computer Programming 3, 6.4.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private func pair(of colors: UInt64) -> Int32 {
    let (slots, pairs) = (pairSlots.base, pairs.base)
    let mask = 1 << Int(64 - shift) - 1
    var slot = Int(((colors ^ colors >> 29) &* Self.multiplier) >> shift)
    while true {
      let pair = slots[slot]
      if pair < 0 { break }
      if pairs[Int(pair)].colors == colors { return pair }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(pairCount)
    return addPair(colors)
  }

  private func addPair(_ colors: UInt64) -> Int32 {
    let pair = Int32(pairCount)
    let first = corner(of: UInt32(truncatingIfNeeded: colors))
    let second = corner(of: UInt32(truncatingIfNeeded: colors >> 32))
    var edge = Pair(colors: colors, first: first, second: second)
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
    return pair
  }

  private func corner(of color: UInt32) -> Int32 {
    let (slots, colors) = (cornerSlots.base, cornerColors.base)
    let mask = 2 << Int(64 - shift) - 1
    var slot = Int((UInt64(color) &* Self.multiplier) >> (shift - 1))
    while slots[slot] >= 0 {
      if colors[Int(slots[slot])] == color { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(cornerCount)
    colors[cornerCount] = color
    (corners.base + cornerCount).initialize(to: Corner())
    cornerCount += 1
    return slots[slot]
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
