import Foundation

extension GradientPaint {
  /// The gradient in a space whose origin is at `corner` of the present one.
  func seen(from corner: CGPoint) -> GradientPaint {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    }
    var result = self
    switch geometry {
    case .linear(let start, let end):
      result.geometry = .linear(start: moved(start), end: moved(end))
    case .radial(let center, let start, let end):
      result.geometry = .radial(center: moved(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let size, let start, let end):
      result.geometry = .elliptical(
        center: moved(center), size: size, startRadiusFraction: start, endRadiusFraction: end)
    case .angular(let center, let start, let end):
      result.geometry = .angular(center: moved(center), startAngle: start, endAngle: end)
    }
    return result
  }
}
