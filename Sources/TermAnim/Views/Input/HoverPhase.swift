public import Foundation

/// Whether the pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// The place is in points of the coordinate space that was asked for.
  case active(CGPoint)
  case ended
}
