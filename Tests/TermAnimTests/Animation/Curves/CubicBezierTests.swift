import Testing

@testable import TermAnim

struct CubicBezierTests {
  @Test func `curves have the published values, slopes and extremes`() throws {
    for row in try ReferenceRow.all(.cubicBezier) {
      let control = try #require(row.inputs["control"].numbers)
      let curve = CubicBezier(control[0], control[1], control[2], control[3])
      if let statistic = row.inputs["stat"].string {
        let values = stride(from: 0, through: 1, by: 1 / 1024).map(curve.value(at:))
        try row.expect(try #require(statistic == "min" ? values.min() : values.max()))
      } else if row.name.hasPrefix("slope") {
        try row.expect(curve.velocity(at: row.number("x")))
      } else {
        try row.expect(curve.value(at: row.number("x")))
      }
    }
  }

  @Test func `the curve passes through the points of its definition`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (x1, y1) = (
        Double.random(in: 0...1, using: &random), Double.random(in: -2...3, using: &random)
      )
      let (x2, y2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: -2...3, using: &random)
      )
      let curve = CubicBezier(x1, y1, x2, y2)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        let slope = abs(curve.velocity(at: a * x1 + b * x2 + c))
        guard slope < 100 else { continue }
        #expect(abs(curve.value(at: a * x1 + b * x2 + c) - (a * y1 + b * y2 + c)) < 1e-6)
      }
    }
  }

  @Test func `inputs are cut and the ends are exact`() {
    let curve = CubicBezier(0.3, 2, 0.4, -1)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test func `inputs of control points are cut and those that are not numbers count as zero`() {
    #expect(CubicBezier(-1, 0.5, 7, 0.5) == CubicBezier(0, 0.5, 1, 0.5))
    #expect(CubicBezier(.nan, .nan, .nan, .nan) == CubicBezier(0, 0, 0, 0))
  }
}
