import Foundation

/// How the rows of a list lie on the screen.
enum ListLook: Sendable {
  /// From edge to edge.
  case plain
  /// From edge to edge, with sections that can be closed.
  case sidebar
  /// All on one ground.
  case inset
  /// The rows of each section on a ground of their own.
  case cards

  /// Around all rows, in points.
  var insets: CGFloat { self == .plain || self == .sidebar ? 0 : 8 }

  /// Between sections for which no distance is asked, in points: that of a line where only it tells
  /// them apart.
  var sectionSpacing: CGFloat { self == .cards ? 8 : 0 }
}
