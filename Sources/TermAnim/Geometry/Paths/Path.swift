public import Foundation

/// An outline made of subpaths of lines and Bezier curves, in points, y down.
///
/// Stored as one verb a segment and a flat list of points, so that copying shares, comparing two
/// copies is O(1), and walking touches two arrays. Points may be NaN or infinite, as animations
/// make them: such segments are kept, and left out by everything that measures or draws.
public struct Path: Hashable, Sendable {
  /// What a segment is; the number of points each verb consumes is `pointCount`.
  enum Verb: UInt8, Sendable {
    case move
    case line
    case quadCurve
    case curve
    case closeSubpath

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .closeSubpath: 0
      }
    }
  }

  /// The points of all segments: controls first, the end point last.
  ///
  /// Compared first: paths that differ have other points, mostly.
  private(set) var points: [CGPoint] = []
  /// The segments in order.
  private(set) var verbs: [Verb] = []
  /// Where the current subpath began; nil before the first move.
  private var subpathStart: CGPoint?

  /// A path with no segments.
  public init() {}

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether there are no segments at all; a lone move is one.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Where the next segment begins: the last point, or the start of the subpath that was closed.
  ///
  /// Nil while the path is empty.
  public var currentPoint: CGPoint? {
    verbs.last == .closeSubpath ? subpathStart : points.last
  }

  /// Begins a subpath at `end`.
  public mutating func move(to end: CGPoint) {
    append(.move, end)
    subpathStart = end
  }

  /// Adds a straight segment; without a current point, nothing happens.
  public mutating func addLine(to end: CGPoint) {
    guard reopenSubpath() else { return }
    append(.line, end)
  }

  /// Adds a quadratic Bezier segment; without a current point, nothing happens.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard reopenSubpath() else { return }
    points.append(control)
    append(.quadCurve, end)
  }

  /// Adds a cubic Bezier segment; without a current point, nothing happens.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard reopenSubpath() else { return }
    points.append(control1)
    points.append(control2)
    append(.curve, end)
  }

  /// Joins the current point to the start of its subpath; the next segment begins there.
  ///
  /// Closing an empty path, or closing twice, changes nothing.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .closeSubpath else { return }
    verbs.append(.closeSubpath)
  }

  /// Makes room for that many more segments and points.
  mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbs.count + verbCount)
    points.reserveCapacity(points.count + pointCount)
  }

  /// Adds the segments of `path`, which begin a subpath of their own.
  mutating func append(contentsOf path: Path) {
    guard let start = path.subpathStart else { return }
    verbs += path.verbs
    points += path.points
    subpathStart = start
  }

  /// Changes every point in place; the segments stay.
  mutating func mapPoints(_ transform: (CGPoint) -> CGPoint) {
    for index in points.indices { points[index] = transform(points[index]) }
    subpathStart = subpathStart.map(transform)
  }

  /// Starts a new subpath where the last one was closed, as Core Graphics does.
  private mutating func reopenSubpath() -> Bool {
    guard let subpathStart else { return false }
    if verbs.last == .closeSubpath { append(.move, subpathStart) }
    return true
  }

  private mutating func append(_ verb: Verb, _ end: CGPoint) {
    verbs.append(verb)
    points.append(end)
  }
}
