extension UnitCurve {
  /// Straight lines through outputs at equal distances of time; what CSS calls `linear()`.
  ///
  /// Outputs may leave 0...1. One output is a constant.
  ///
  /// - Precondition: there is at least one output.
  public static func polyline(_ outputs: [Double]) -> UnitCurve {
    precondition(!outputs.isEmpty, "a polyline needs at least one output")
    let last = Double(max(outputs.count - 1, 1))
    let vertices = outputs.enumerated().map { SIMD2(Double($0.offset) / last, $0.element) }
    return UnitCurve(function: .polyline(Polyline(vertices: vertices)))
  }

  /// Straight lines between vertices (input, output); constant before the first and after the last.
  struct Polyline: Hashable, Sendable {
    /// Never empty; inputs never decrease.
    let vertices: [SIMD2<Double>]

    /// The output at an input; at a jump it is the output before the jump.
    func value(at input: Double) -> Double {
      guard let end = end(of: input) else { return vertices[vertices.count - 1].y }
      guard end > 0 else { return vertices[0].y }
      let (from, to) = (vertices[end - 1], vertices[end])
      return from.y + (to.y - from.y) * ((input - from.x) / (to.x - from.x))
    }

    /// The slope at an input; at a vertex that of the line before it, outside 0.
    func velocity(at input: Double) -> Double {
      guard vertices.count > 1, let end = end(of: input) else { return 0 }
      let line = vertices[max(end, 1)] - vertices[max(end, 1) - 1]
      return line.x > 0 ? line.y / line.x : 0
    }

    /// The polyline with inputs and outputs exchanged, without the parts that fall.
    var inverse: Polyline {
      var rising = [vertices[0]]
      for (from, to) in zip(vertices, vertices.dropFirst()) where to.y > rising[rising.count - 1].y
      {
        let top = rising[rising.count - 1].y
        if from.y < top {
          let share = (top - from.y) / (to.y - from.y)
          rising.append(SIMD2(from.x + (to.x - from.x) * share, top))
        }
        rising.append(to)
      }
      return Polyline(vertices: rising.map { SIMD2($0.y, $0.x) })
    }

    /// The first vertex that `input` does not lie behind.
    private func end(of input: Double) -> Int? {
      vertices.firstIndex { input <= $0.x }
    }
  }
}
