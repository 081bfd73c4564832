import TermAnim

/// A figure that four dancers form.
enum DancePhase: CaseIterable, Hashable, Sendable {
  case together
  case apart
  case turned
  case row

  /// Where a dancer is, in units of its own side from the middle.
  func place(ofDancer index: Int) -> CGPoint {
    let (x, y) = (index % 2 == 0 ? -1.0 : 1, index < 2 ? -1.0 : 1)
    switch self {
    case .together: return CGPoint(x: x * 0.58, y: y * 0.58)
    case .apart: return CGPoint(x: x * 0.78, y: y * 0.78)
    case .turned: return CGPoint(x: x * 0.6, y: y * 0.6)
    case .row: return CGPoint(x: (Double([0, 1, 3, 2][index]) - 1.5) * 1.25, y: 0)
    }
  }

  /// The turn of all dancers around the middle, and of each around itself.
  var angle: Angle {
    switch self {
    case .together, .row: .zero
    case .apart: .degrees(45)
    case .turned: .degrees(180)
    }
  }

  /// The radius of a dancer's corners as a share of its side; 0.5 makes a circle.
  var roundness: Double {
    switch self {
    case .together: 0.2
    case .apart: 0.5
    case .turned: 0.12
    case .row: 0.5
    }
  }
}
