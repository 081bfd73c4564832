/// An edge followed downwards, row by row, in units of 1/256 pixel.
///
/// Where it is at a height follows from the edge alone: whoever begins further down finds the same.
struct EdgeWalk {
  /// Fractional bits of a slope, beyond those of a coordinate: over the largest height an edge can
  /// have, 2^25 units, what cutting it off loses stays within two units.
  fileprivate static let slopeBits = 24

  /// The part of an edge that lies in one row.
  struct Step {
    var left: Int
    var right: Int
    /// At most 256.
    var height: Int
  }

  /// The height of an edge above its left end, at the borders of columns.
  struct Climb {
    fileprivate var exact: Int
    fileprivate let step: Int

    /// Rounding may make it more than the edge's height.
    @inline(__always)
    var height: Int { exact >> EdgeWalk.slopeBits }

    /// Goes on to the next column's border.
    @inline(__always)
    mutating func advance() {
      exact = exact &+ step
    }
  }

  private let startX: Int
  private let startY: Int
  private let endX: Int
  private let endY: Int
  /// Width per height, and height per width without its sign; 2^24 is 1.
  private let slope: Int
  private let inverse: Int
  private var exact: Int
  private var x: Int
  private var y: Int

  /// An edge from a point down to another one, followed from the top of a row on or its own top.
  @inline(__always)
  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, firstRow: Int) {
    (startX, startY, endX, endY) = (x0, y0, x1, y1)
    let unit = Double(1 << Self.slopeBits)
    let (run, rise) = (Double(x1 &- x0), Double(y1 &- y0))
    let slopes = SIMD2(run, rise) / SIMD2(rise, run.magnitude) * unit
    slope = Int(truncating: slopes.x)
    inverse = Int(truncating: slopes.y)
    y = max(y0, firstRow << 8)
    exact = (x0 << Self.slopeBits) &+ slope &* (y &- y0)
    x = exact >> Self.slopeBits
  }

  /// Where the edge is at a height.
  @inline(__always)
  func x(at y: Int) -> Int {
    ((startX << Self.slopeBits) &+ slope &* (y &- startY)) >> Self.slopeBits
  }

  /// The part in `row`, which must come after the row of the last step.
  @inline(__always)
  mutating func step(row: Int) -> Step {
    let bottom = min(endY, (row &+ 1) << 8)
    exact = exact &+ slope &* (bottom &- y)
    let next = bottom == endY ? endX : exact >> Self.slopeBits
    let step = Step(left: min(x, next), right: max(x, next), height: bottom &- y)
    (x, y) = (next, bottom)
    return step
  }

  /// The height that a width from a step's left end takes; never more than all of it.
  @inline(__always)
  func height(of width: Int, in step: Step) -> Int {
    min((inverse &* width) >> Self.slopeBits, step.height)
  }

  /// The height that a width takes, to be followed from one column to the next.
  @inline(__always)
  func climb(over width: Int) -> Climb {
    Climb(exact: inverse &* width, step: inverse << 8)
  }
}

extension Int {
  /// A finite number within 2^62 of 0 without its fraction, without asking whether it is one.
  @inline(__always)
  fileprivate init(truncating value: Double) {
    self = value.isFinite ? Int(value) : 0
  }
}
