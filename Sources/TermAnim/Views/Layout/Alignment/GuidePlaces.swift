import Foundation

/// The places that several views have set for one guide.
struct GuidePlaces {
  private var least = CGFloat.infinity
  private var greatest = -CGFloat.infinity
  private var sum: CGFloat = 0
  private var count = 0

  mutating func add(_ place: CGFloat) {
    least = min(least, place)
    greatest = max(greatest, place)
    sum += place
    count += 1
  }

  /// The one place for the whole; nil for no places.
  func merged(_ merging: GuideMerging) -> CGFloat? {
    guard count > 0 else { return nil }
    return switch merging {
    case .none: nil
    case .least: least
    case .greatest: greatest
    case .mean: sum / CGFloat(count)
    }
  }
}
