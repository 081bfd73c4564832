import Testing

@testable import TermAnim

struct ColorMatrixTests {
  private let sample = SIMD4<Float>(0.9, 0.4, 0.1, 0.8)

  /// The elements that turn red, green and blue into each other, row by row.
  private func mixing(of matrix: ColorMatrix) -> [[Float]] {
    [
      [matrix.r1, matrix.r2, matrix.r3], [matrix.g1, matrix.g2, matrix.g3],
      [matrix.b1, matrix.b2, matrix.b3],
    ]
  }

  private func expectEqual(_ color: SIMD4<Float>, _ other: SIMD4<Float>) {
    #expect((color - other).magnitudeSquared < 1e-10, "\(color) is not \(other)")
  }

  @Test func `matrices have SwiftUI's elements`() throws {
    for row in try ReferenceRow.all(.colourMatrix) {
      switch row.name {
      case let name where name.hasPrefix("hueRotation"):
        let angle = Angle(radians: try #require(row.inputs["degrees"].number) * .pi / 180)
        try expect(mixing(of: ColorMatrix(hueRotation: angle)), row)
      case let name where name.hasPrefix("saturation"):
        try expect(mixing(of: ColorMatrix(saturation: try amount(row))), row)
      case let name where name.hasPrefix("contrast"):
        let targets = [row.expected["diag"].number, row.expected["bias"].number]
        expectUniform(ColorMatrix(contrast: try amount(row)), targets, row)
      case let name where name.hasPrefix("colorInvert"):
        expectUniform(ColorMatrix(colorInvert: try amount(row)), row.expected.numbers ?? [], row)
      default:
        Issue.record("no formula for \(row.name)")
      }
    }
  }

  private func amount(_ row: ReferenceRow) throws -> Double {
    try #require(row.inputs["amount"].number)
  }

  private func expect(_ rows: [[Float]], _ row: ReferenceRow) throws {
    for (values, targets) in zip(rows, try #require(row.expected.array)) {
      for (value, target) in zip(values, try #require(targets.numbers)) {
        #expect(abs(Double(value) - target) <= row.tolerance, "\(row)")
      }
    }
  }

  private func expectUniform(_ matrix: ColorMatrix, _ targets: [Double?], _ row: ReferenceRow) {
    #expect([matrix.r1, matrix.g2, matrix.b3].allSatisfy { Double($0) == targets[0] }, "\(row)")
    #expect([matrix.r5, matrix.g5, matrix.b5].allSatisfy { Double($0) == targets[1] }, "\(row)")
    #expect(matrix.a4 == 1 && matrix.r2 == 0 && matrix.b1 == 0)
  }

  @Test func `the neutral amount of every effect changes nothing`() {
    for matrix in [
      ColorMatrix(brightness: 0), ColorMatrix(contrast: 1), ColorMatrix(colorInvert: 0),
      ColorMatrix(colorMultiply: .white), ColorMatrix(),
    ] {
      #expect(matrix.applied(to: sample) == sample)
    }
    for matrix in [
      ColorMatrix(saturation: 1), ColorMatrix(grayscale: 0),
      ColorMatrix(hueRotation: Angle(radians: 0)),
    ] {
      // SwiftUI's digits do not quite add up to one.
      #expect((matrix.applied(to: sample) - sample).magnitudeSquared < 1e-7)
    }
  }

  @Test func `full grayscale is the luminance in every component`() {
    let grey = ColorMatrix(grayscale: 1).applied(to: sample)
    let luminance: Float = 0.2126 * 0.9 + 0.7152 * 0.4 + 0.0722 * 0.1
    expectEqual(grey, SIMD4(luminance, luminance, luminance, 0.8))
  }

  @Test func `hue rotation leaves grey alone and comes round after a turn`() {
    let grey = SIMD4<Float>(0.5, 0.5, 0.5, 1)
    for radians in [1.0, 2.5, 4] {
      let turned = ColorMatrix(hueRotation: Angle(radians: radians)).applied(to: grey)
      #expect((turned - grey).magnitudeSquared < 1e-6)
    }
    let turn = ColorMatrix(hueRotation: Angle(radians: 2 * .pi))
    #expect((turn.applied(to: sample) - sample).magnitudeSquared < 1e-6)
  }

  @Test func `brightness adds and contrast spreads about the middle`() {
    expectEqual(
      ColorMatrix(brightness: 0.25).applied(to: sample), SIMD4(1.15, 0.65, 0.35, 0.8))
    expectEqual(
      ColorMatrix(contrast: 2).applied(to: SIMD4(0.5, 0.75, 0.25, 1)), SIMD4(0.5, 1, 0, 1))
  }

  @Test func `multiplying takes encoded components and opacity`() {
    let matrix = ColorMatrix(
      colorMultiply: Color.Resolved(red: 0.5, green: 1, blue: 0, opacity: 0.5))
    expectEqual(matrix.applied(to: sample), SIMD4(0.45, 0.4, 0, 0.4))
  }

  @Test func `luminance becomes the alpha of black`() {
    let result = ColorMatrix.luminanceToAlpha.applied(to: sample)
    expectEqual(result, SIMD4(0, 0, 0, 0.2126 * 0.9 + 0.7152 * 0.4 + 0.0722 * 0.1))
  }

  @Test func `concatenating applies one matrix after the other`() {
    var odd = ColorMatrix()
    (odd.r4, odd.g5, odd.a1, odd.b2) = (0.3, -0.2, 0.1, 0.7)
    for next in [ColorMatrix(contrast: 1.5), ColorMatrix(hueRotation: Angle(radians: 1)), odd] {
      let both = odd.concatenating(next).applied(to: sample)
      expectEqual(both, next.applied(to: odd.applied(to: sample)))
    }
  }
}
