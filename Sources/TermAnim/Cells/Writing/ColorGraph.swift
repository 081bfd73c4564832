/// Colours as the corners of a graph and pairs of them as its edges, walked so that neighbours
/// along the way mostly have a colour in common.
///
/// A class because it owns its memory.
final class ColorGraph {
  private struct Edge {
    /// Its two corners.
    let first: Int32
    let second: Int32
    /// The next edge at each corner, or -1.
    var nextAtFirst: Int32 = -1
    var nextAtSecond: Int32 = -1
    var isTaken = false
  }

  private struct Corner {
    let color: UInt32
    /// The first edge to another corner, or -1.
    var edges: Int32 = -1
    /// The edge to itself, cells of one colour, or -1.
    var solid: Int32 = -1
  }

  /// Where a walk is.
  struct Trail {
    /// The corners that are the pen's colours, or -1.
    fileprivate var background: Int32 = -1
    fileprivate var foreground: Int32 = -1
    /// All edges before it have been taken.
    fileprivate var seed = 0
  }

  private var edgeCount = 0
  private var cornerCount = 0
  private let edges = ScratchBuffer<Edge>()
  private let corners = ScratchBuffer<Corner>()
  private let cornerTable = SlotTable()

  /// Empties the graph and makes room.
  func reset(mostEdges: Int) {
    (edgeCount, cornerCount) = (0, 0)
    edges.reserve(mostEdges)
    corners.reserve(mostEdges * 2)
  }

  /// Makes a table for 2^`bits` corners, half as many as it has slots, and puts in those there are.
  func makeTable(bits: UInt64) {
    cornerTable.clear(bits: bits + 1)
    for corner in 0..<cornerCount {
      cornerTable[slot(of: corners.base[corner].color)] = Int32(corner)
    }
  }

  /// Adds the edge between two colours; edges are numbered from 0 on as they come.
  func addEdge(_ one: UInt32, _ other: UInt32) {
    let (number, first, second) = (Int32(edgeCount), corner(of: one), corner(of: other))
    var edge = Edge(first: first, second: second)
    if first == second {
      corners.base[Int(first)].solid = number
    } else {
      edge.nextAtFirst = corners.base[Int(first)].edges
      edge.nextAtSecond = corners.base[Int(second)].edges
      corners.base[Int(first)].edges = number
      corners.base[Int(second)].edges = number
    }
    (edges.base + edgeCount).initialize(to: edge)
    edgeCount += 1
  }

  private func corner(of color: UInt32) -> Int32 {
    let slot = slot(of: color)
    if cornerTable[slot] < 0 {
      cornerTable[slot] = Int32(cornerCount)
      (corners.base + cornerCount).initialize(to: Corner(color: color))
      cornerCount += 1
    }
    return cornerTable[slot]
  }

  private func slot(of color: UInt32) -> Int {
    let corners = corners.base
    return cornerTable.slot(of: UInt64(color)) { corners[$0].color == color }
  }
}

// MARK: Walking

extension ColorGraph {
  /// Takes the next edge of a walk that takes each once.
  ///
  /// First cells of the background's colour alone, then pairs with the background, then with the
  /// foreground, then the first pair left. There must be one left.
  func step(_ trail: inout Trail) -> Int {
    if let solid = takeSolid(at: trail.background) { return solid }
    if let edge = takeEdge(at: trail.background) {
      trail.foreground = other(of: edge, than: trail.background)
      return edge
    }
    if let edge = takeEdge(at: trail.foreground) {
      trail.background = other(of: edge, than: trail.foreground)
      return edge
    }
    if let solid = takeSolid(at: trail.foreground) { return solid }
    while edges.base[trail.seed].isTaken { trail.seed += 1 }
    let edge = edges.base + trail.seed
    edge.pointee.isTaken = true
    (trail.background, trail.foreground) = (edge.pointee.first, edge.pointee.second)
    return trail.seed
  }

  private func other(of edge: Int, than corner: Int32) -> Int32 {
    let edge = edges.base[edge]
    return edge.first == corner ? edge.second : edge.first
  }

  private func takeSolid(at corner: Int32) -> Int? {
    guard corner >= 0 else { return nil }
    let solid = Int(corners.base[Int(corner)].solid)
    guard solid >= 0, !edges.base[solid].isTaken else { return nil }
    edges.base[solid].isTaken = true
    return solid
  }

  private func takeEdge(at corner: Int32) -> Int? {
    guard corner >= 0 else { return nil }
    while case let number = Int(corners.base[Int(corner)].edges), number >= 0 {
      let edge = edges.base[number]
      corners.base[Int(corner)].edges =
        edge.first == corner ? edge.nextAtFirst : edge.nextAtSecond
      if !edge.isTaken {
        edges.base[number].isTaken = true
        return number
      }
    }
    return nil
  }
}
