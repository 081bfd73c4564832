/// Turns grids of cells into the bytes that make a terminal show them.
///
/// Knows what is on the screen and sends the differences: cells that changed, in the order that
/// takes fewer bytes, with the shortest motions between them, and colours only where the pen has
/// not got them. The screen is never cleared, and nothing is sent for a frame that is shown
/// already. A class because its identity is the point: it stands for one terminal's screen. Not
/// `Sendable`: one thread owns it.
public final class FramePresenter {
  /// What the terminal understands; when it turns out otherwise, all is drawn again.
  ///
  /// Not because of synchronised output alone, which changes nothing that is on the screen.
  public var capabilities: OutputCapabilities {
    didSet {
      var old = oldValue
      old.hasSynchronizedOutput = capabilities.hasSynchronizedOutput
      if capabilities != old { forget() }
    }
  }

  /// How far a shown pixel may be from the one it should be, as a distance in OKLab.
  ///
  /// 0, the default, is exact; 0.02 is about the least that eyes notice, black and white are 1
  /// apart. Errors do not add up, for they are measured against what is shown; when the tolerance
  /// has fallen to 0 the next frame, be it the same, makes the screen exact. Characters always are.
  /// Neighbours within the tolerance of one colour get that one, so that a frame has fewer bytes.
  /// NaN and negative numbers are 0.
  public var tolerance = 0.0

  /// How many cells a frame makes exact, about, although the tolerance would let them be.
  ///
  /// For a picture at rest on a slow link, which becomes exact in some frames and not in one that
  /// takes seconds. 0, the default, leaves the tolerance to all cells; so do negative numbers.
  public var sharpenedCells = 0

  /// Whether the screen shows the last grid exactly, once the bytes are written.
  public var isExact: Bool { !screen.isPending }

  private let screen = ShownScreen()
  private var pen = Pen.unknown
  private var orderChoice = OrderChoice()
  private let penOrder = PenOrder()
  private let parameters = ParameterTable()
  private let rowBytes = ScratchBuffer<UInt8>()
  private let penBytes = ScratchBuffer<UInt8>()

  /// A presenter for a screen of which nothing is known.
  public init(capabilities: OutputCapabilities = OutputCapabilities()) {
    self.capabilities = capabilities
  }

  /// The bytes that take the screen from what it shows to `grid`, for one write; none when equal.
  ///
  /// They lie in memory that the next call uses again. From here on the screen is taken to show
  /// `grid`: when the bytes are not written after all, call `discard()`, when they were cut off,
  /// `forget()`. The grid must have been made for the same capabilities. Its size may be another
  /// than the last one's: then nothing is taken to be on the screen. Allocates nothing once it has
  /// seen a frame as large. O(damaged cells).
  public func bytes(toShow grid: CellGrid) -> UnsafeRawBufferPointer {
    if grid.columns != screen.cells.columns || grid.rows != screen.cells.rows { pen = .unknown }
    screen.findChanges(
      of: grid,
      fidelity: Fidelity(
        tolerance: tolerance > 0 ? Float(tolerance) : 0, sharpenedCells: sharpenedCells))
    let (pixels, characters) = (screen.pixelChangeCount, screen.characterChangeCount)
    guard pixels + characters > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let capacity = CellWriter.mostBytes(pixels: pixels, characters: characters)
    rowBytes.reserve(capacity)
    let plan = plan(pixels: pixels)
    if plan == .rows {
      return finish(inRowOrder(clusters: grid.clusters), cells: pixels)
    }
    penBytes.reserve(capacity)
    guard let pens = inPenOrder(clusters: grid.clusters) else {
      let rows = inRowOrder(clusters: grid.clusters)
      orderChoice.learn(rowBytes: rows.count, penBytes: .max, cells: pixels)
      return finish(rows, cells: nil)
    }
    guard plan == .both else { return finish(pens, cells: pixels) }
    let rows = inRowOrder(clusters: grid.clusters)
    orderChoice.learn(rowBytes: rows.count, penBytes: pens.count, cells: pixels)
    return finish(pens.count < rows.count ? pens : rows, cells: nil)
  }

  /// In which order to write a frame: what is not exact is for links on which each byte counts.
  private func plan(pixels: Int) -> OrderChoice.Plan {
    guard capabilities.hasSynchronizedOutput, pixels > 1 else { return .rows }
    return tolerance > 0 ? .both : orderChoice.plan
  }

  /// Nothing is known about the screen any more: the next frame is drawn whole, over what is there.
  ///
  /// For after a resize or a resume, or when a frame was cut off.
  public func forget() {
    screen.forget()
    pen = .unknown
  }

  /// The bytes returned last were not written, not even one of them.
  ///
  /// The next frame draws the rows again that they would have changed.
  public func discard() {
    screen.forgetChanges()
    pen = .unknown
  }
}

// MARK: Encoding

extension FramePresenter {
  /// Frames up to this size are read by terminals at one go, as good as synchronised.
  private static let longestUnsynchronized = 1024

  /// One encoding of a frame, with the bytes that synchronise it around it.
  private struct Encoding {
    let base: UnsafeMutablePointer<UInt8>
    let count: Int
    let pen: Pen
    let isReordered: Bool
  }

  private func inRowOrder(clusters: ClusterTable) -> Encoding {
    encode(
      UnsafeBufferPointer(start: screen.pixelChanges.base, count: screen.pixelChangeCount),
      into: rowBytes.base, clusters: clusters, isReordered: false)
  }

  private func inPenOrder(clusters: ClusterTable) -> Encoding? {
    let changes = UnsafeBufferPointer(
      start: screen.pixelChanges.base, count: screen.pixelChangeCount)
    guard let ordered = penOrder.ordered(changes, of: screen.cells) else { return nil }
    return encode(ordered, into: penBytes.base, clusters: clusters, isReordered: true)
  }

  private func encode(
    _ pixels: UnsafeBufferPointer<CellPlace>, into base: UnsafeMutablePointer<UInt8>,
    clusters: ClusterTable, isReordered: Bool
  ) -> Encoding {
    var start = pen
    if capabilities.isInline { (start.column, start.row) = (0, 0) }
    var writer = CellWriter(
      to: base, pen: start, screen: screen.cells, clusters: clusters, parameters: parameters,
      capabilities: capabilities)
    if capabilities.hasSynchronizedOutput {
      writer.append(EscapeSequences.beginSynchronizedUpdate)
    }
    writer.write(
      UnsafeBufferPointer(start: screen.characterChanges.base, count: screen.characterChangeCount))
    writer.write(pixels)
    if capabilities.isInline { writer.move(toColumn: 0, row: 0) }
    return Encoding(base: base, count: writer.out - base, pen: writer.pen, isReordered: isReordered)
  }

  /// Closes a synchronised frame, or leaves away what opened it where there is no need.
  private func finish(_ encoding: Encoding, cells: Int?) -> UnsafeRawBufferPointer {
    if let cells { orderChoice.learn(bytes: encoding.count, cells: cells) }
    pen = encoding.pen
    let (begin, end) = (
      EscapeSequences.beginSynchronizedUpdate, EscapeSequences.endSynchronizedUpdate
    )
    guard capabilities.hasSynchronizedOutput else {
      return UnsafeRawBufferPointer(start: encoding.base, count: encoding.count)
    }
    let length = encoding.count - begin.utf8CodeUnitCount
    guard encoding.isReordered || length > Self.longestUnsynchronized else {
      return UnsafeRawBufferPointer(start: encoding.base + begin.utf8CodeUnitCount, count: length)
    }
    (encoding.base + encoding.count).update(from: end.utf8Start, count: end.utf8CodeUnitCount)
    return UnsafeRawBufferPointer(
      start: encoding.base, count: encoding.count + end.utf8CodeUnitCount)
  }
}
