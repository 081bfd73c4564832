import Foundation
import Testing

@testable import TermAnim

struct GradientTests {
  private let environment = EnvironmentValues()

  @Test(arguments: [
    (0, [Double]()), (1, [0]), (2, [0, 1]), (3, [0, 0.5, 1]), (5, [0, 0.25, 0.5, 0.75, 1]),
  ])
  func `colours are spread evenly`(count: Int, locations: [Double]) {
    let gradient = Gradient(colors: Array(repeating: .red, count: count))
    #expect(gradient.stops.map { Double($0.location) } == locations)
  }

  @Test func `a gradient resolves its colours and keeps its places`() {
    var dark = environment
    dark.colorScheme = .dark
    let gradient = Gradient(stops: [
      .init(color: .blue, location: 1), .init(color: .red, location: 0.5),
    ])
    let ramp = AnyGradient(gradient).ramp(in: dark)
    #expect(ramp.stops.map(\.color) == [Color.red, .blue].map { $0.resolve(in: dark) })
    #expect(ramp.stops.map(\.location) == [0.5, 1])
  }

  @Test func `gradients mix perceptually unless told otherwise`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(AnyGradient(gradient).ramp(in: environment).space == .perceptual)
    #expect(gradient.colorSpace(.perceptual).ramp(in: environment).space == .perceptual)
    #expect(gradient.colorSpace(.device).ramp(in: environment).space == .device)
    let back = gradient.colorSpace(.device).colorSpace(.perceptual)
    #expect(back == AnyGradient(gradient))
  }

  @Test func `the gradient of a colour ends in it and starts lighter`() {
    let ramp = Color.indigo.opacity(0.5).gradient.ramp(in: environment)
    let color = Color.indigo.opacity(0.5).resolve(in: environment)
    let start = ramp.color(at: 0)
    #expect(ramp.color(at: 1).premultipliedPixel == color.premultipliedPixel)
    #expect(OKLab(start).lightness > OKLab(color).lightness)
    #expect(start.opacity == color.opacity)
  }

  @Test func `a spectrum looks the same as ever`() throws {
    let colors = [Color.red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink]
    let text = [Gradient.ColorSpace.perceptual, .device].map { space in
      let ramp = Gradient(colors: colors).colorSpace(space).ramp(in: environment)
      var pixels = [UInt32](repeating: 0, count: 72)
      pixels.withUnsafeMutableBufferPointer { ramp.fillPixels($0) }
      let picture = PixelText(pixels, width: pixels.count)
      return picture.colors + picture.shades
    }
    try Golden.expect(text.joined(), matches: "Color/spectrum")
  }
}
