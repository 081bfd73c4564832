import Foundation
import Testing

@testable import TermAnim

struct GradientRampTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private func ramp(
    _ stops: [(Color.Resolved, Double)], space: ColorMixingSpace = .perceptual
  ) -> GradientRamp {
    GradientRamp(stops: stops.map { .init(color: $0, location: $1) }, space: space)
  }

  private func pixels(of ramp: GradientRamp, count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0xDEAD_BEEF)
      ramp.fillPixels(buffer)
      initialized = count
    }
  }

  private func ramp(of row: ReferenceRow) throws -> GradientRamp {
    // The radial rows give no colours: they run from black to white.
    let stops =
      row.inputs["stops"].array ?? [
        .array([.number(0), .number(0), .number(0)]),
        .array([.number(255), .number(255), .number(255)]),
      ]
    let locations = row.inputs["locations"].numbers ?? [0, 1]
    return try ramp(
      zip(stops, locations).map { (Color.Resolved(bytes: try #require($0.numbers)), $1) })
  }

  @Test func `colours along a gradient are those captured from SwiftUI`() throws {
    for row in try ReferenceRow.all(.gradientPerceptual) {
      // A gradient without length is all end.
      let place = row.inputs["t"].number ?? 1
      let ground = row.inputs["over"].numbers?.first ?? 0
      let bytes = try ramp(of: row).color(at: place).bytes(over: ground)
      for (byte, target) in zip(bytes, try #require(row.expected.numbers)) {
        #expect(abs(byte - target) <= row.tolerance + 0.5, "\(row): \(bytes)")
      }
    }
  }

  @Test func `mixing in device space is that of the web`() throws {
    let colors = [
      "black": [0, 0, 0], "orange": [255, 165, 0], "yellow": [255, 255, 0], "green": [0, 128, 0],
      "blue": [0, 0, 255.0],
    ]
    for row in try ReferenceRow.all(.srgbMix) {
      let start = try #require(row.inputs["a"].string.flatMap { colors[$0] })
      let end = try #require(row.inputs["b"].string.flatMap { colors[$0] })
      let mixed = Color.Resolved(bytes: start).mixed(
        with: Color.Resolved(bytes: end), by: try #require(row.inputs["t"].number), in: .device)
      for (byte, target) in zip(mixed.bytes(), try #require(row.expected.numbers)) {
        #expect(abs(byte - target) <= row.tolerance, "\(row)")
      }
    }
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `a table shows what the ramp shows`(space: ColorMixingSpace) {
    let ramp = ramp(
      [
        (Self.red, 0.1), (Color.Resolved(red: 0.2, green: 1.2, blue: -0.1, opacity: 0.5), 0.4),
        (Self.blue, 0.4), (.clear, 0.83), (.white, 2),
      ], space: space)
    for (entry, pixel) in pixels(of: ramp, count: 257).enumerated() {
      let expected = ramp.color(at: Double(entry) / 256).premultipliedPixel
      for shift: UInt32 in [0, 8, 16, 24] {
        let (byte, target) = (Int(pixel >> shift & 0xFF), Int(expected >> shift & 0xFF))
        #expect(abs(byte - target) <= 1, "entry \(entry)")
      }
    }
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `no component of a table exceeds its alpha`(space: ColorMixingSpace) {
    let ramp = ramp([(.white, 0), (Self.blue, 0.5), (.clear, 1)], space: space)
    for pixel in pixels(of: ramp, count: 1000) {
      let alpha = pixel >> 24
      #expect(pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha)
    }
  }

  @Test func `both ends of a table are exact`() {
    let pixels = pixels(of: ramp([(Self.red, 0), (Self.blue, 1)]), count: 256)
    #expect(pixels.first == 0xFF00_00FF)
    #expect(pixels.last == 0xFFFF_0000)
  }

  @Test func `two stops at one place make an edge with nothing in between`() {
    let ramp = ramp([(Self.red, 0.5), (Self.blue, 0.5)])
    let pixels = pixels(of: ramp, count: 257)
    #expect(pixels[..<128].allSatisfy { $0 == 0xFF00_00FF })
    #expect(pixels[128...].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(ramp.color(at: 0.5.nextDown) == Self.red)
    #expect(ramp.color(at: 0.5) == Self.blue)
  }

  @Test func `stops are sorted, and those at one place keep their order`() {
    let ramp = ramp([(Self.blue, 1), (Self.red, 0.5), (.white, 0.5), (.black, 0)])
    #expect(ramp.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(ramp.stops.map(\.color) == [.black, Self.red, .white, Self.blue])
  }

  @Test func `without stops everything is clear`() {
    #expect(ramp([]).color(at: 0.3) == .clear)
    #expect(pixels(of: ramp([]), count: 3) == [0, 0, 0])
    #expect(!ramp([]).isOpaque)
  }

  @Test func `a single stop is everywhere`() {
    let ramp = ramp([(Self.red, 0.5)])
    #expect(pixels(of: ramp, count: 5) == Array(repeating: 0xFF00_00FF, count: 5))
    #expect(ramp.color(at: -3) == Self.red)
  }

  @Test func `a table may have one entry or none`() {
    let ramp = ramp([(Self.red, 0), (Self.blue, 1)])
    #expect(pixels(of: ramp, count: 1) == [0xFF00_00FF])
    #expect(pixels(of: ramp, count: 0) == [])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, 1e300, -1e300])
  func `places that are no places are brought into range`(location: Double) {
    let ramp = ramp([(Self.red, location), (Self.blue, 0.5), (.white, 1)])
    #expect(ramp.stops.allSatisfy { $0.location.isFinite })
    let pixels = pixels(of: ramp, count: 64)
    #expect(pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(ramp.color(at: location).opacity == 1)
  }

  @Test func `a ramp is opaque when all its colours are`() {
    #expect(ramp([(Self.red, 0), (Self.blue, 1)]).isOpaque)
    #expect(!ramp([(Self.red, 0), (.clear, 1)]).isOpaque)
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `what is opaque without end hides what is behind it all the way`(space: ColorMixingSpace) {
    let ramp = GradientRamp(
      stops: [
        .init(
          color: Color.Resolved(red: .infinity, green: 0, blue: 0, opacity: .infinity), location: 0),
        .init(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
      ], space: space)
    #expect(ramp.isOpaque)
    #expect(pixels(of: ramp, count: 16).allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `colours of NaN do not trap and are black`() {
    let broken = Color.Resolved(linearRed: .nan, linearGreen: .nan, linearBlue: .nan)
    for space in ColorMixingSpace.allCases {
      let pixels = pixels(of: ramp([(broken, 0), (broken, 1)], space: space), count: 4)
      #expect(pixels == Array(repeating: 0xFF00_0000, count: 4))
    }
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `a point without opacity is a clear pixel`(space: ColorMixingSpace) {
    for opacity in [0, -0.5, Float.nan] {
      let point = SIMD4<Float>(0.5, 0.5, 0.5, opacity)
      #expect(space.pixel(at: point, table: .shared) == 0, "opacity \(opacity)")
    }
  }

  @Test(arguments: [0x1p-1074, 1e-300, 1e-42, 1e-20])
  func `stops as near to each other as numbers can be make a hard edge`(distance: Double) {
    let near = pixels(of: ramp([(Self.red, 0), (Self.blue, distance)]), count: 64)
    #expect(near[0] == 0xFF00_00FF)
    #expect(near.dropFirst().allSatisfy { $0 == 0xFFFF_0000 })
  }
}
