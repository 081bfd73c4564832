import Foundation

/// What lies under the pointer.
///
/// A cell is the least that a pointer can be seen to point at: most terminals tell no more, and a
/// character that stands between two rows is drawn in one of them. So what is in another half of
/// the cell counts where nothing else is meant.
extension ViewGraph {
  /// What can make use of the pointer at a point of the screen, the innermost first: what has
  /// characters in the cell there, or else what is at the point, unless another half of the cell
  /// shows something inside of that.
  func pressables(at point: CGPoint) -> [any Pressable] {
    var found: [[any Pressable]] = []
    for place in places(at: point) {
      let path = path(at: place)
      if path.first?.pressElement.showsCharacters(atScreen: place) == true { return path }
      found.append(path)
    }
    guard let here = found.first else { return [] }
    return found.first { $0.count > here.count && $0.ends(with: here) } ?? here
  }

  private func path(at point: CGPoint) -> [any Pressable] {
    var path: [any Pressable] = []
    _ = root?.element.hitTest(point, path: &path)
    return path
  }

  /// A point of the screen, and those like it in the other halves of the cell: above or below it,
  /// beside it, and both; the point alone where it or the cell is no number.
  func places(at point: CGPoint) -> [CGPoint] {
    let scale = environment.pixelsPerPoint
    let x = Self.otherHalf(of: point.x, in: 1 / scale.width)
    let y = Self.otherHalf(of: point.y, in: 2 / scale.height)
    guard x.isFinite, y.isFinite else { return [point] }
    return [
      point, CGPoint(x: point.x, y: y), CGPoint(x: x, y: point.y), CGPoint(x: x, y: y),
    ]
  }

  /// The place like `place` in the other half of one of the cells of a length that begin at 0.
  private static func otherHalf(of place: CGFloat, in cell: CGFloat) -> CGFloat {
    let isInFirst = place - (place / cell).rounded(.down) * cell < cell / 2
    return place + (isInFirst ? cell : -cell) / 2
  }
}

extension [any Pressable] {
  fileprivate func ends(with other: Self) -> Bool {
    suffix(other.count).elementsEqual(other) { $0 === $1 }
  }
}

extension Element {
  /// Whether a point of the screen is one of the element's: in its frame, or in a cell that shows
  /// something of it.
  final func isUnderPointer(at point: CGPoint) -> Bool {
    graph.places(at: point).contains { place in
      let local = localPoint(ofPointer: place)
      var path: [any Pressable] = []
      return frame.covers(local) || hitTest(local, path: &path)
    }
  }

  fileprivate func showsCharacters(atScreen point: CGPoint) -> Bool {
    showsCharacters(at: localPoint(ofPointer: point))
  }
}
