import Foundation

/// How far from its place a view is that comes or goes.
enum MoveWay: Equatable {
  /// Its own width or height towards an edge.
  case towards(Edge)
  /// So many points.
  case by(CGSize)

  /// The way of a view of that size; mirrored where rows begin on the right.
  func offset(for size: CGSize, isRightToLeft: Bool) -> CGSize {
    var offset: CGSize
    switch self {
    case .towards(.top): offset = CGSize(width: 0, height: -size.height)
    case .towards(.bottom): offset = CGSize(width: 0, height: size.height)
    case .towards(.leading): offset = CGSize(width: -size.width, height: 0)
    case .towards(.trailing): offset = CGSize(width: size.width, height: 0)
    case .by(let way): offset = way
    }
    if isRightToLeft { offset.width = -offset.width }
    return offset
  }
}
