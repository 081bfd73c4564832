/// Decides what a link that cannot keep up may leave out: how far shown colours may be off.
///
/// Animation time is never slowed down; a lagging link drops frames by itself, because no frame is
/// made while another is on its way. What the governor adds is a tolerance for the colours of
/// moving pictures, which makes frames smaller, so that more of them fit. It rises while frames
/// take longer than the clock's interval to leave, the faster the longer. A picture at rest becomes
/// exact, a part with each frame, so that a key is not kept waiting; the part is twice as large
/// each time for as long as it leaves at once.
struct LinkGovernor {
  /// The largest distance between a shown colour and the true one, in OKLab; just noticeable is
  /// about 0.02.
  static let widestTolerance: Double = 0.06
  /// The largest distance where otherwise frames would come too seldom to be seen as one motion.
  static let coarsestTolerance: Double = 0.1
  private static let step: Double = 0.01

  /// Seconds in which two pictures are seen as one that moves.
  ///
  /// S. K. Card, T. P. Moran and A. Newell, "The Psychology of Human-Computer Interaction" (1983),
  /// the cycle of the perceptual processor.
  private static let perceptionCycle: Double = 0.1
  /// Bytes for a cell that is made exact: a colour or two, and a character.
  private static let bytesPerCell: Double = 25
  private static let fewestCells = 64

  /// How far the next frame may be off.
  private(set) var tolerance: Double = 0
  /// How many bytes the next frame of a picture at rest may have, where that is known.
  var room: Int?
  private var leavingCells = Double(fewestCells)

  /// How many cells of a picture at rest are made exact with the next frame: as many as leave
  /// before anybody notices.
  var sharpenedCells: Int {
    let cells = min(leavingCells, room.map { Double($0) / Self.bytesPerCell } ?? .infinity)
    return max(Self.fewestCells, Int(min(cells, 1e9)))
  }

  /// Takes note that nothing is known of the link: the first pictures are not exact, so that they
  /// are seen soon.
  mutating func beginWithUnknownLink() {
    tolerance = max(tolerance, Self.widestTolerance)
  }

  /// Notes how long the last frame took to leave, in seconds, of how many bytes it was, and the
  /// frame clock's interval; and whether the picture rests, and is not exact yet.
  mutating func frameLeft(
    after seconds: Double, byteCount: Int, interval: Double, isSharpening: Bool = false
  ) {
    let intervals = seconds / interval
    if intervals > 1 {
      let bound =
        seconds > Self.perceptionCycle ? Self.coarsestTolerance : Self.widestTolerance
      tolerance = max(tolerance, min(tolerance + Self.step * intervals, bound))
      leavingCells = Double(byteCount) / seconds * Self.perceptionCycle / Self.bytesPerCell
    } else if intervals < 0.5, isSharpening {
      leavingCells *= 2
    } else if intervals < 0.5 {
      tolerance = max(tolerance - Self.step, 0)
    }
  }
}
