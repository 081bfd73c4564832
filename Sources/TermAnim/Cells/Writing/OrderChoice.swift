/// Which order of a frame's cells is likely the shorter, judged by the frames before it.
///
/// Scenes hardly change from frame to frame, so the order that won goes on being used alone. The
/// other is tried again after some frames, ever more rarely the longer it loses, and at once when
/// a frame took many more bytes a cell than the one that decided.
struct OrderChoice {
  enum Plan {
    /// Left to right, top to bottom.
    case rows
    /// All cells of one pen together.
    case pens
    /// Both, to keep the shorter.
    case both
  }

  private var prefersPens = false
  private var framesToTrial = 0
  private var interval = Self.shortestInterval
  private var bytesPerCell = 0.0

  private static let shortestInterval = 4
  private static let longestInterval = 128
  /// How much longer than at the last trial is suspicious.
  private static let suspicion = 1.3

  /// What to do for the next frame.
  var plan: Plan {
    framesToTrial <= 0 ? .both : prefersPens ? .pens : .rows
  }

  /// Takes note of a trial.
  mutating func learn(rowBytes: Int, penBytes: Int, cells: Int) {
    let pensWon = penBytes < rowBytes
    interval =
      pensWon == prefersPens ? min(interval * 2, Self.longestInterval) : Self.shortestInterval
    (prefersPens, framesToTrial) = (pensWon, interval)
    bytesPerCell = Double(min(rowBytes, penBytes)) / Double(max(cells, 1))
  }

  /// Takes note of a frame that was written in one order.
  mutating func learn(bytes: Int, cells: Int) {
    framesToTrial -= 1
    if Double(bytes) > bytesPerCell * Self.suspicion * Double(cells) + 64 {
      (framesToTrial, interval) = (0, Self.shortestInterval)
    }
  }
}
