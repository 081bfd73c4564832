public import Foundation

/// An outline made of subpaths of lines and Bezier curves, in points, y down.
///
/// Stored as one verb a segment and a flat list of points, so that copying shares, comparing two
/// copies is O(1), and walking touches two arrays.
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

  /// The segments in order.
  private(set) var verbs: [Verb] = []
  /// The points of all segments: controls first, the end point last.
  private(set) var points: [CGPoint] = []
  /// Where the current subpath began; nil before the first move.
  private(set) var subpathStart: CGPoint?

  /// A path with no segments.
  public init() {}

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
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .closeSubpath else { return }
    verbs.append(.closeSubpath)
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
