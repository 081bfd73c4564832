import Foundation

/// The order in which the Tab key goes through views: as one reads them, wherever they are scrolled
/// to.
@MainActor
struct FocusOrder {
  let elements: [FocusableElement]

  init(_ elements: [FocusableElement]) {
    self.elements = Self.order(
      elements.map { ($0, Array($0.scrollElements.reversed())) }, inContentOf: nil)
  }

  /// A view, with the scroll views that it is in, from the outside inwards.
  private typealias Stop = (element: FocusableElement, scrolls: [ScrollElement])

  /// Something that has a place: a view, or a scroll view with all that is in it.
  private struct Place {
    let frame: CGRect
    let isScroll: Bool
    let isRightToLeft: Bool
    let elements: [FocusableElement]
  }

  private static func order(
    _ stops: [Stop], inContentOf outer: ScrollElement?
  ) -> [FocusableElement] {
    var scrolled: [ObjectIdentifier: [Stop]] = [:]
    var scrolls: [ScrollElement] = []
    var places: [Place] = []
    for stop in stops {
      guard let scroll = stop.scrolls.first else {
        let frame = stop.element.frame(inContentOf: outer)
        places.append(
          Place(
            frame: frame, isScroll: false, isRightToLeft: stop.element.isRightToLeft,
            elements: [stop.element]))
        continue
      }
      let key = ObjectIdentifier(scroll)
      if scrolled[key] == nil { scrolls.append(scroll) }
      scrolled[key, default: []].append((stop.element, Array(stop.scrolls.dropFirst())))
    }
    for scroll in scrolls {
      places.append(
        Place(
          frame: scroll.frame(inContentOf: outer), isScroll: true,
          isRightToLeft: scroll.isRightToLeft,
          elements: order(scrolled[ObjectIdentifier(scroll)] ?? [], inContentOf: scroll)))
    }
    return lines(places).flatMap(inLine).flatMap(\.elements)
  }

  /// Puts what lies beside another place on its line, and the lines one below the other.
  private static func lines(_ places: [Place]) -> [[Place]] {
    var lines: [[Place]] = []
    for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, place.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines
  }

  /// Goes along a line; what stands between scroll views has lines of its own.
  private static func inLine(_ line: [Place]) -> [Place] {
    let isRightToLeft = line.allSatisfy(\.isRightToLeft)
    let sorted = line.sorted {
      isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
    }
    guard sorted.count > 1, let index = sorted.firstIndex(where: \.isScroll) else { return sorted }
    let (before, after) = (sorted[..<index], sorted[(index + 1)...])
    return lines(Array(before)).flatMap(inLine) + [sorted[index]]
      + lines(Array(after)).flatMap(inLine)
  }
}
