import Foundation

/// How the rows of a list lie on the screen.
enum ListLook: Sendable {
  /// From edge to edge, with headers that stay in view.
  case plain
  /// From edge to edge, with headers that do not.
  case grouped
  /// From edge to edge, with sections that can be closed.
  case sidebar
  /// Away from the edges, and otherwise plain.
  case inset
  /// All on one ground.
  case bordered
  /// The rows of each section on a ground of their own.
  case cards

  /// Around all rows, in points.
  var insets: CGFloat {
    switch self {
    case .plain, .grouped, .sidebar: 0
    case .inset, .bordered, .cards: 8
    }
  }

  /// Which parts of sections stay in view; nil is none.
  var pinning: SectionPinning? {
    self == .plain || self == .inset
      ? SectionPinning(parts: .sectionHeaders, axis: .vertical) : nil
  }

  /// Whether lines are between the rows.
  var hasLines: Bool { self != .sidebar }

  /// Between sections for which no distance is asked, in points: that of a line where only it tells
  /// them apart.
  var sectionSpacing: CGFloat { self == .cards ? 8 : 0 }
}
