import Testing

@testable import TermAnim

struct PolylineTests {
  @Test func `polylines have the standard's values`() throws {
    for row in try ReferenceRow.all(.linearEasing) {
      let stops = try #require(row.inputs["stops"].numbers)
      try row.expect(UnitCurve.polyline(stops).value(at: row.number("x")))
    }
  }

  @Test func `one output is a constant`() {
    let curve = UnitCurve.polyline([0.3])
    #expect([0, 0.5, 1].map(curve.value(at:)) == [0.3, 0.3, 0.3])
    #expect(curve.velocity(at: 0.5) == 0)
  }

  @Test func `the ends and the slopes are those of the lines`() {
    let curve = UnitCurve.polyline([0.1, 1.5, 0.8])
    #expect(curve.value(at: 0) == 0.1)
    #expect(abs(curve.value(at: 1) - 0.8) < 1e-12)
    #expect(abs(curve.velocity(at: 0.2) - 2.8) < 1e-12)
    #expect(abs(curve.velocity(at: 0) - 2.8) < 1e-12)
    #expect(abs(curve.velocity(at: 0.9) + 1.4) < 1e-12)
  }

  @Test func `the inverse is the first input that reaches an output`() {
    let inverse = UnitCurve.polyline([0, 0.5, 0.25, 1]).inverse
    #expect(abs(inverse.value(at: 0.25) - 1 / 6) < 1e-12)
    #expect(abs(inverse.value(at: 0.5) - 1 / 3) < 1e-12)
    #expect(abs(inverse.value(at: 0.625) - 5 / 6) < 1e-12)
    #expect(inverse.value(at: 1) == 1)
  }

  @Test func `a polyline without outputs is an error`() async {
    await #expect(processExitsWith: .failure) {
      _ = UnitCurve.polyline([])
    }
  }
}
