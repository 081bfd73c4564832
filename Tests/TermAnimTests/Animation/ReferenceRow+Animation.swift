import Testing

@testable import TermAnim

extension ReferenceRow {
  /// A number that the row must have, by the name of an input.
  func number(_ name: String) throws -> Double {
    try #require(inputs[name].number, "\(self.name) has no number \(name)")
  }

  /// Expects a number as the row has it, "inf" for infinity.
  func expect(_ value: Double) throws {
    if expected.string == "inf" {
      #expect(value == .infinity, "\(name)")
    } else {
      let expected = try #require(expected.number, "\(name) has no number")
      #expect(abs(value - expected) <= tolerance, "\(name): \(value)")
    }
  }

  /// The spring that the inputs describe.
  func spring() throws -> Spring {
    if let duration = inputs["duration"].number {
      return Spring(duration: duration, bounce: try number("bounce"))
    }
    if let response = inputs["response"].number {
      return Spring(response: response, dampingRatio: try number("dampingRatio"))
    }
    return Spring(
      mass: try number("mass"), stiffness: try number("stiffness"),
      damping: try number("damping"), allowOverDamping: inputs["allowOverDamping"].bool ?? false)
  }
}
