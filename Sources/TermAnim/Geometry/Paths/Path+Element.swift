public import Foundation

extension Path {
  /// One segment of a path; its start is where the one before it ended.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each segment in order, those with NaN or infinite points included.
  public func forEach(_ body: (Path.Element) -> Void) {
    var index = 0
    for verb in verbs {
      body(element(verb, pointsFrom: index))
      index += verb.pointCount
    }
  }

  private func element(_ verb: Verb, pointsFrom index: Int) -> Element {
    switch verb {
    case .move:
      .move(to: points[index])
    case .line:
      .line(to: points[index])
    case .quadCurve:
      .quadCurve(to: points[index + 1], control: points[index])
    case .curve:
      .curve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    case .closeSubpath:
      .closeSubpath
    }
  }

  /// Adds one segment.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
