import Foundation

/// The order in which the Tab key goes through views: as one reads them.
@MainActor
struct FocusOrder {
  let elements: [FocusableElement]

  /// Puts what lies beside another element on its line, and the lines one below the other.
  init(_ elements: [FocusableElement]) {
    let places = elements.map { element in
      (element: element, frame: Self.screenFrame(of: element))
    }
    var lines: [[(element: FocusableElement, frame: CGRect)]] = []
    for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, place.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    self.elements = lines.flatMap { line in
      line.sorted { $0.frame.minX < $1.frame.minX }.map(\.element)
    }
  }

  private static func screenFrame(of element: FocusableElement) -> CGRect {
    let frame = element.frame
    return CGRect(origin: element.screenPoint(ofLocal: frame.origin), size: frame.size)
  }
}
