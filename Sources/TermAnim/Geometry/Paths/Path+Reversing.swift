import Foundation

extension Path {
  /// The same outline, walked the other way: the last subpath comes first, from its end.
  var reversed: Path {
    var subpaths: [[Element]] = []
    forEach { element in
      if case .move = element { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    var reversed = Path()
    for subpath in subpaths.reversed() { reversed.append(reversing: subpath) }
    return reversed
  }

  /// Adds a subpath, which begins with its move, from its end.
  private mutating func append(reversing subpath: [Element]) {
    let ends = subpath.compactMap(\.end)
    guard let last = ends.last else { return }
    move(to: last)
    for (element, start) in zip(subpath.dropFirst(), ends).reversed() {
      switch element {
      case .move, .closeSubpath: break
      case .line: addLine(to: start)
      case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
      case .curve(_, let control1, let control2):
        addCurve(to: start, control1: control2, control2: control1)
      }
    }
    if subpath.last == .closeSubpath { closeSubpath() }
  }
}

extension Path.Element {
  /// Where the segment ends; nil where it goes back to the start of the subpath.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
