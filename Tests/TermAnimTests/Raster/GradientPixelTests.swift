import Foundation
import Testing

@testable import TermAnim

struct GradientPixelTests {
  private static let stops = [
    GradientPaint.Stop(color: RasterSupport.color(255, 0, 0), location: 0),
    .init(color: RasterSupport.color(0, 200, 60), location: 0.4),
    .init(color: RasterSupport.color(20, 40, 255), location: 1),
  ]
  private static let geometries: [GradientPaint.Geometry] = [
    .linear(start: CGPoint(x: 5, y: 3), end: CGPoint(x: 25, y: 17)),
    .linear(start: CGPoint(x: 28, y: 10), end: CGPoint(x: 9, y: 10)),
    .linear(start: CGPoint(x: 10, y: 25), end: CGPoint(x: 10, y: 4)),
    .linear(start: CGPoint(x: 10, y: 4), end: CGPoint(x: 10, y: 4)),
    .radial(center: CGPoint(x: 14.2, y: 11.7), startRadius: 2, endRadius: 12),
    .radial(center: CGPoint(x: 14.2, y: 11.7), startRadius: 9, endRadius: 3),
    .elliptical(
      center: CGPoint(x: 15, y: 15), size: CGSize(width: 30, height: 12), startRadiusFraction: 0.1,
      endRadiusFraction: 0.5),
    .angular(
      center: CGPoint(x: 15.1, y: 14.9), startAngle: Angle(radians: 0.3),
      endAngle: Angle(radians: 0.3 + 2 * .pi)),
    .angular(
      center: CGPoint(x: 15.1, y: 14.9), startAngle: Angle(radians: -1),
      endAngle: Angle(radians: 1.5)),
    .angular(
      center: CGPoint(x: 15.1, y: 14.9), startAngle: Angle(radians: 4),
      endAngle: Angle(radians: 1)),
  ]

  /// The share of pixels that are not within two entries' colours of what the place says.
  private func wrongShare(
    _ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread,
    _ transform: ProjectionTransform = ProjectionTransform()
  ) throws -> Double {
    let paint = GradientPaint(stops: Self.stops, geometry: geometry, spread: spread)
    let everything = RasterSupport.rectangle(-200, -200, 400, 400)
    let pixels = RasterSupport.pixels(
      [
        .layer(
          Layer(
            transform: transform,
            contents: DisplayList([.fill(everything, .gradient(paint), FillStyle())])))
      ], width: 30, height: 30)
    let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let inverse = try #require(PixelTransform(identity).preceded(by: transform).inverse)
    let wrong = (0..<900).filter { index in
      let middle = CGPoint(x: Double(index % 30) + 0.5, y: Double(index / 30) + 0.5)
      let local = inverse.homogeneous(middle)
      let place = geometry.place(of: CGPoint(x: local.x / local.z, y: local.y / local.z))
      let near = [place - 0.001, place, place + 0.001].map { spread.folded($0) }
      return !near.contains {
        RasterSupport.difference(paint.ramp.color(at: $0).premultipliedPixel, pixels[index]) <= 2
      }
    }
    return Double(wrong.count) / 900
  }

  @Test(arguments: geometries.indices)
  func `every pixel has the colour of its place`(index: Int) throws {
    let geometry = Self.geometries[index]
    for spread in [GradientPaint.Spread.pad, .repeat, .mirror] {
      #expect(try wrongShare(geometry, spread) <= 0.01, "\(spread)")
    }
  }

  @Test(arguments: geometries.indices)
  func `a gradient turns and stretches with its layer`(index: Int) throws {
    let map = CGAffineTransform(a: 1.4, b: 0.5, c: -0.3, d: 0.8, tx: 3, ty: -2)
    #expect(try wrongShare(Self.geometries[index], .pad, ProjectionTransform(map)) <= 0.01)
  }

  @Test(arguments: geometries.indices)
  func `a gradient keeps its place in perspective`(index: Int) throws {
    var transform = ProjectionTransform()
    (transform.m13, transform.m23) = (0.004, -0.003)
    #expect(try wrongShare(Self.geometries[index], .pad, transform) <= 0.01)
  }

  @Test(arguments: [1e-16, 1e-12, 1e-8, 1e-5, 0.01])
  func `a gradient whose ends nearly meet is a step between them`(length: Double) {
    for (x, y) in [(length, 0), (-length, 0), (0, length), (0, -length)] {
      let origin = CGPoint.zero
      let paint = GradientPaint(
        stops: Self.stops, geometry: .linear(start: origin, end: CGPoint(x: x, y: y)),
        spread: .pad)
      let pixels = RasterSupport.pixels(
        [
          .layer(
            Layer(
              transform: ProjectionTransform(CGAffineTransform(translationX: 15, y: 15)),
              contents: DisplayList([
                .fill(RasterSupport.rectangle(-15, -15, 30, 30), .gradient(paint), FillStyle())
              ])))
        ], width: 30, height: 30)
      let (first, last) = (paint.ramp.color(at: 0), paint.ramp.color(at: 1))
      for index in pixels.indices {
        let side = (Double(index % 30) - 14.5) * x + (Double(index / 30) - 14.5) * y
        let wanted = side > 0 ? last : first
        #expect(RasterSupport.difference(wanted.premultipliedPixel, pixels[index]) <= 2)
      }
    }
  }

  @Test func `captured gradients are drawn to the pixel`() throws {
    var count = 0
    for row in try ReferenceRow.all(.gradientPerceptual) {
      guard let expected = row.expected.numbers, expected.count == 3 else { continue }
      guard let pixel = try drawn(row.inputs) else { continue }
      let channels = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map(Double.init)
      #expect(
        zip(channels, expected).allSatisfy { abs($0 - $1) <= row.tolerance + 1 }, "\(row.name)")
      count += 1
    }
    #expect(count > 25)
  }

  /// The pixel that a captured row is about.
  private func drawn(_ inputs: ReferenceValue) throws -> UInt32? {
    let colors = try
      (inputs["stops"].array ?? [
        .array([.number(0), .number(0), .number(0)]),
        .array([.number(255), .number(255), .number(255)]),
      ]).map { value in
        let numbers = try #require(value.numbers)
        return RasterSupport.color(
          Int(numbers[0]), Int(numbers[1]), Int(numbers[2]),
          numbers.count > 3 ? Float(numbers[3]) : 1)
      }
    let locations = inputs["locations"].numbers ?? [0, 1]
    let stops = zip(colors, locations).map { GradientPaint.Stop(color: $0, location: $1) }
    var (size, place) = (CGSize(width: 101, height: 1), CGPoint.zero)
    var geometry: GradientPaint.Geometry
    if let radius = inputs["radius"].number, let distance = inputs["distance"].number {
      size.height = 101
      geometry = .radial(
        center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: radius)
      place = CGPoint(x: 50 + distance, y: 50)
    } else if let points = inputs["size"].numbers, let pixel = inputs["pixel"].numbers {
      size = CGSize(width: points[0], height: points[1])
      geometry = .linear(start: .zero, end: CGPoint(x: points[0], y: points[1]))
      place = CGPoint(x: pixel[0], y: pixel[1])
    } else if let share = inputs["t"].number {
      geometry = .linear(start: .zero, end: CGPoint(x: 101, y: 0))
      place.x = (share * 101 - 0.5).rounded()
    } else {
      geometry = .linear(start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 0))
    }
    let paint = GradientPaint(stops: stops, geometry: geometry)
    let path = RasterSupport.rectangle(0, 0, size.width, size.height)
    let pixels = RasterSupport.pixels(
      [.fill(path, .gradient(paint), FillStyle())], width: Int(size.width),
      height: Int(size.height), over: RasterSupport.color(255, 255, 255))
    return pixels[Int(place.y) * Int(size.width) + Int(place.x)]
  }
}

extension GradientPaint.Spread {
  /// A place brought into 0...1.
  fileprivate func folded(_ place: Double) -> Double {
    switch self {
    case .pad: min(max(place, 0), 1)
    case .repeat: place - place.rounded(.down)
    case .mirror: 1 - abs((place / 2 - (place / 2).rounded(.down)) * 2 - 1)
    }
  }
}
