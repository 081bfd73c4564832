import Foundation
import Testing

@testable import TermAnim

struct EvenSourceTests {
  private static let width = 1000
  private static let red = RasterSupport.color(255, 0, 0)
  private static let ramps = [
    ramp([(RasterSupport.color(40, 160, 220), 0), (RasterSupport.color(250, 200, 60), 1)]),
    ramp([(RasterSupport.color(0, 0, 0), 0), (RasterSupport.color(255, 255, 255), 1)]),
    ramp([(red, 0.2), (RasterSupport.color(0, 255, 255), 0.6), (red, 0.9)]),
    ramp([
      (red, 0), (RasterSupport.color(0, 0, 255), 0.5), (RasterSupport.color(0, 255, 0), 0.5),
      (RasterSupport.color(255, 255, 255), 1),
    ]),
    GradientRamp(
      stops: [
        .init(color: RasterSupport.color(70, 120, 90), location: -0.5),
        .init(color: RasterSupport.color(150, 200, 180), location: 1.4),
      ], space: .perceptual),
  ]
  /// From start to end, in pixels of a picture of 1000 x 20.
  private static let ways: [(CGPoint, CGPoint)] = [
    (CGPoint(x: 60, y: 3), CGPoint(x: 940, y: 17)), (CGPoint(x: 920, y: 10), CGPoint(x: 50, y: 2)),
    (CGPoint(x: 0, y: 2), CGPoint(x: 0.2, y: 18)),
    (CGPoint(x: -9000, y: 5), CGPoint(x: 7000, y: 9)),
    (CGPoint(x: 90, y: 10), CGPoint(x: 910, y: 10)),
    (CGPoint(x: 300, y: 40), CGPoint(x: 700, y: -600)),
  ]

  private static func ramp(_ stops: [(Color.Resolved, Double)]) -> GradientRamp {
    GradientRamp(
      stops: stops.map { GradientRamp.Stop(color: $0, location: $1) }, space: .device)
  }

  private static func places(_ way: (CGPoint, CGPoint)) -> LinearPlaces {
    LinearPlaces(
      from: way.0, to: way.1, length: Double(EvenPiece.length), inverse: .identity)
  }

  private func row(
    _ source: EvenSource, from x: Int = 0, count: Int, y: Int
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count + 3) { buffer, size in
      buffer.initialize(repeating: 0)
      if let pixels = buffer.baseAddress { source.fetch(x: x, y: y, count: count, into: pixels) }
      size = count
    }
  }

  @Test(arguments: ways.indices)
  func `every pixel has the colour of its place, to a step`(way: Int) throws {
    let pieces = GradientPieces()
    let (start, end) = Self.ways[way]
    for ramp in Self.ramps {
      let source = try #require(pieces.source(of: ramp, places: Self.places((start, end))))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let squared = dx * dx + dy * dy
      for y in 0..<20 {
        for (x, pixel) in row(source, count: Self.width, y: y).enumerated() {
          let (toX, toY) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
          let place = (toX * dx + toY * dy) / squared
          let near = [place - 1e-6, place, place + 1e-6].map {
            ramp.color(at: min(max($0, 0), 1)).premultipliedPixel
          }
          #expect(
            near.contains { RasterSupport.difference($0, pixel) <= 1 }, "\(ramp) at \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: ways.indices)
  func `a pixel is the same wherever one begins`(way: Int) throws {
    let pieces = GradientPieces()
    var random = SeededGenerator(seed: UInt64(way))
    for ramp in Self.ramps {
      let source = try #require(pieces.source(of: ramp, places: Self.places(Self.ways[way])))
      for y in [0, 7, 19] {
        let whole = row(source, count: Self.width, y: y)
        for _ in 0..<60 {
          let start = Int.random(in: 0..<Self.width, using: &random)
          let count = Int.random(in: 1...Self.width - start, using: &random)
          #expect(
            row(source, from: start, count: count, y: y) == Array(whole[start..<start + count]))
        }
        for x in 0...Self.width - 4 {
          let quad = source.quad(x: x, y: y)
          #expect((0..<4).map { quad[$0] } == Array(whole[x..<x + 4]), "\(ramp) from \(x)")
        }
      }
    }
  }

  @Test(arguments: [CGPoint(x: 9, y: 2), CGPoint(x: 9, y: 90), CGPoint(x: 9, y: 9)])
  func `a gradient that goes straight up or down, or nowhere, needs no pieces`(end: CGPoint) {
    let places = Self.places((CGPoint(x: 9, y: 9), end))
    #expect(GradientPieces().source(of: Self.ramps[0], places: places) == nil)
  }

  @Test func `a gradient whose pieces are short on the screen is looked up`() {
    let pieces = GradientPieces()
    let ramp = Self.ramps[2]
    let near = Self.places((CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0)))
    #expect(pieces.source(of: ramp, places: near) == nil)
    #expect(pieces.source(of: ramp, places: Self.places(Self.ways[0])) != nil)
    #expect(pieces.source(of: Self.ramps[0], places: near) != nil)
    #expect(pieces.source(of: Self.ramps[4], places: near) == nil)
  }

  @Test func `memory is asked for by the first gradient only`() {
    let pieces = GradientPieces()
    #expect(pieces.growthCount == 0)
    _ = pieces.source(of: Self.ramps[0], places: Self.places(Self.ways[0]))
    let growth = pieces.growthCount
    #expect(growth > 0)
    for shade in 0..<40 {
      let ramp = Self.ramp([(RasterSupport.color(shade, 0, 0), 0), (Self.red, 1)])
      _ = pieces.source(of: ramp, places: Self.places(Self.ways[0]))
    }
    #expect(pieces.growthCount == growth)
  }
}
