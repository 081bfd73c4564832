import Foundation
import Testing

@testable import TermAnim

struct AngleTests {
  /// What SwiftUI multiplies radians by to make them animatable data.
  private static let unitScale = 128.0

  @Test func `captured from SwiftUI: degrees in units of animation`() throws {
    for row in try ReferenceRow.all(.angle) {
      let angle = Angle(degrees: try #require(row.inputs["degrees"].number))
      let expected = try #require(row.expected.number)
      #expect(abs(angle.radians * Self.unitScale - expected) <= row.tolerance, "\(row.name)")
    }
  }

  @Test func `degrees and radians are the same angle`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle == Angle(radians: .pi / 2))
    #expect(Angle() == .zero)
  }

  @Test func `angles add, scale and compare`() {
    var angle = Angle.radians(1) + .radians(2) * 3 - .radians(4) / 2
    #expect(angle == .radians(5))
    #expect(2 * Angle.radians(3) == .radians(6))
    #expect(-angle < .zero)
    angle += .radians(1)
    angle *= 2
    angle -= .radians(2)
    angle /= 5
    #expect(angle == .radians(2))
  }
}
