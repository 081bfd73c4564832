import Foundation

/// The order in which the Tab key goes through views: as one reads them, wherever they are scrolled
/// to, and those within a view after that.
@MainActor
struct FocusOrder {
  let elements: [FocusableElement]

  init(_ elements: [FocusableElement]) {
    let holders = Set(elements.lazy.map { ObjectIdentifier($0) })
    self.elements = Self.order(
      elements.map { element in
        let around = element.around.filter {
          $0 is ScrollElement || holders.contains(ObjectIdentifier($0))
        }
        return (element, around.reversed())
      }, inContentOf: nil)
  }

  /// A view, with the scroll views and stops that it is in, from the outside inwards.
  private typealias Stop = (element: FocusableElement, around: [Element])

  /// Something that has a place: a view or a scroll view, with all that is in it.
  private struct Place {
    let frame: CGRect
    let isScroll: Bool
    let isRightToLeft: Bool
    let elements: [FocusableElement]
  }

  private static func order(
    _ stops: [Stop], inContentOf outer: ScrollElement?
  ) -> [FocusableElement] {
    var inner: [ObjectIdentifier: [Stop]] = [:]
    var scrolls: [ScrollElement] = []
    for stop in stops {
      guard let holder = stop.around.first else { continue }
      let key = ObjectIdentifier(holder)
      if inner[key] == nil, let scroll = holder as? ScrollElement { scrolls.append(scroll) }
      inner[key, default: []].append((stop.element, Array(stop.around.dropFirst())))
    }
    func within(_ holder: Element, inContentOf scroll: ScrollElement?) -> [FocusableElement] {
      order(inner[ObjectIdentifier(holder)] ?? [], inContentOf: scroll)
    }
    let single = stops.lazy.filter(\.around.isEmpty).map(\.element)
    let places =
      single.map {
        Place(
          frame: $0.frame(inContentOf: outer), isScroll: false, isRightToLeft: $0.isRightToLeft,
          elements: [$0] + within($0, inContentOf: outer))
      }
      + scrolls.map {
        Place(
          frame: $0.frame(inContentOf: outer), isScroll: true, isRightToLeft: $0.isRightToLeft,
          elements: within($0, inContentOf: $0))
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
