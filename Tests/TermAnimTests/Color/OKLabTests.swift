import Testing

@testable import TermAnim

struct OKLabTests {
  private func place(of row: ReferenceRow) throws -> OKLab {
    if let bytes = row.inputs["srgb"].numbers {
      return OKLab(Color.Resolved(bytes: bytes))
    }
    let xyz = try #require(row.inputs["xyz"].numbers)
    return OKLab(x: xyz[0], y: xyz[1], z: xyz[2])
  }

  @Test func `colours lie where the published tables have them`() throws {
    for row in try ReferenceRow.all(.oklab) {
      let expected = try #require(row.expected.numbers)
      let place = try place(of: row)
      for (value, target) in zip([place.lightness, place.a, place.b], expected) {
        // Half of the last printed digit counts as printed.
        #expect(abs(value - target) <= row.tolerance, "\(row)")
      }
    }
  }

  @Test func `mixing in OKLab is premultiplied as the web has it`() throws {
    for row in try ReferenceRow.all(.oklabMixPremultiplied) {
      let (a, b) = try (#require(row.inputs["a"].numbers), #require(row.inputs["b"].numbers))
      let share = try #require(row.inputs["pa"].number)
      let mixed = color(a).mixed(with: color(b), by: 1 - share, in: .perceptual)
      let place = OKLab(mixed)
      let values = [place.lightness, place.a, place.b, Double(mixed.opacity)]
      for (value, target) in zip(values, try #require(row.expected.numbers)) {
        #expect(abs(value - target) <= row.tolerance, "\(row)")
      }
    }
  }

  private func color(_ numbers: [Double]) -> Color.Resolved {
    OKLab(lightness: numbers[0], a: numbers[1], b: numbers[2])
      .resolved(opacity: Float(numbers[3]))
  }

  @Test func `a colour comes back from its place`() {
    for pixel: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456, 0x80FE_DCBA, 0xFF00_FF00] {
      let color = Color.Resolved(straightPixel: pixel)
      #expect(OKLab(color).resolved(opacity: color.opacity).straightPixel == pixel)
    }
  }

  @Test func `distance is that of three dimensions`() {
    let place = OKLab(lightness: 0.5, a: 0.1, b: -0.1)
    let other = OKLab(lightness: 0.6, a: 0.3, b: 0.1)
    #expect(abs(place.distanceSquared(to: other) - 0.09) < 1e-12)
    #expect(place.distanceSquared(to: place) == 0)
  }
}
