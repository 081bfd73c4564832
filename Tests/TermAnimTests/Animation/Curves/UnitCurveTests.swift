import Foundation
import Testing

@testable import TermAnim

struct UnitCurveTests {
  private static let named: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
    "circularEaseInOut": .circularEaseInOut,
  ]

  @Test func `curves have the captured values and velocities`() throws {
    for row in try ReferenceRow.all(.unitCurve) {
      if let duration = row.inputs["duration"].number {
        let name = try #require(row.inputs["curve"].string)
        let curve = try #require(Self.named[name])
        let share = curve.value(at: try row.number("time") / duration)
        try row.expect(try row.number("to") * share)
        continue
      }
      let curve: UnitCurve
      if let name = row.inputs["curve"].string {
        curve = try #require(Self.named[name])
      } else {
        let start = try #require(row.inputs["start"].numbers)
        let end = try #require(row.inputs["end"].numbers)
        curve = .bezier(
          startControlPoint: UnitPoint(x: start[0], y: start[1]),
          endControlPoint: UnitPoint(x: end[0], y: end[1]))
      }
      let progress = try row.number("progress")
      let isVelocity = row.name.contains("velocity")
      try row.expect(isVelocity ? curve.velocity(at: progress) : curve.value(at: progress))
    }
  }

  @Test func `at its ends the slope of a Bezier curve is what rounding leaves of it`() {
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test func `outputs of control points are cut for values and not for velocities`() {
    let curve = UnitCurve(function: .bezier(.init(0.3, 2, 0.7, -1)))
    let cut = UnitCurve(function: .bezier(.init(0.3, 1, 0.7, 0)))
    for progress in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(curve.value(at: progress) == cut.value(at: progress))
      #expect((0...1).contains(curve.value(at: progress)))
    }
    #expect(curve.velocity(at: 0.5) != cut.velocity(at: 0.5))
  }

  @Test func `the inverse leads back`() {
    for curve in Self.named.values where curve != .circularEaseInOut {
      for progress in stride(from: 0.0, through: 1, by: 0.0625) {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-3)
      }
      #expect(curve.inverse.inverse == curve)
    }
  }

  @Test func `velocities are the slopes of the values`() {
    for curve in Self.named.values {
      for progress in [0.1, 0.3, 0.45, 0.6, 0.9] {
        let rise = curve.value(at: progress + 1e-3) - curve.value(at: progress - 1e-3)
        #expect(abs(rise / 2e-3 - curve.velocity(at: progress)) < 0.01)
      }
    }
  }

  @Test func `progress that is not a number counts as zero`() {
    for curve in Self.named.values {
      #expect(curve.value(at: .nan) == 0)
      #expect(curve.value(at: -.infinity) == 0)
      #expect(curve.value(at: .infinity) == 1)
    }
  }
}
