import Foundation

/// An element that views inside can be as large as.
protocol RelativeContainer: Element {
  var room: RelativeRoom { get set }
  /// What views inside are as large as, in points.
  var relativeSize: CGSize { get }
}

extension Element {
  /// The innermost container that the element is in: a scroll view, or what lies between the bars
  /// of a page or a tab.
  final var nearestRelativeContainer: (any RelativeContainer)? {
    around.lazy.compactMap { around in
      switch around.safeAreaRole {
      case .safe, .otherSpace: around as? any RelativeContainer
      case .room, .space, .origin, nil: nil
      }
    }.first
  }
}
