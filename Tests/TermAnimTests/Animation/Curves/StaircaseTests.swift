import Testing

@testable import TermAnim

struct StaircaseTests {
  @Test func `staircases have the published values`() throws {
    for row in try ReferenceRow.all(.steps) {
      let rise: UnitCurve.StepRise = row.inputs["position"].string == "start" ? .start : .end
      let curve = UnitCurve.staircase(count: Int(try row.number("steps")), rise: rise)
      try row.expect(curve.value(at: row.number("x")))
    }
  }

  @Test func `a staircase is flat and turns over`() {
    let curve = UnitCurve.staircase(count: 4)
    #expect(curve.velocity(at: 0.3) == 0)
    #expect(curve.inverse == .staircase(count: 4, rise: .start))
    #expect(UnitCurve.staircase(count: 4, rise: .start).value(at: 0) == 0.25)
  }

  @Test func `a staircase without steps is an error`() async {
    await #expect(processExitsWith: .failure) {
      _ = UnitCurve.staircase(count: 0)
    }
  }
}
