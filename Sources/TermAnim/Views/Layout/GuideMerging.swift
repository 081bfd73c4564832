import Foundation

/// What a container makes of the places that its views have set for a guide.
enum GuideMerging {
  /// Nothing: the guide is where it is by default.
  case none
  /// The one nearest to the origin.
  case least
  /// The one farthest from the origin.
  case greatest
  /// Their mean.
  case mean

  /// The one place for the whole; nil for no places.
  func merged(_ places: [CGFloat]) -> CGFloat? {
    switch self {
    case .none: nil
    case .least: places.min()
    case .greatest: places.max()
    case .mean: places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
  }
}
