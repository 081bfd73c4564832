import Foundation
import Testing

@testable import TermAnim

struct ColorResolvedTests {
  @Test func `encoded components can be read and set`() {
    var color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75)
    #expect(abs(color.red - 0.25) < 1e-6)
    #expect(abs(color.linearGreen - 0.21404114) < 1e-6)
    (color.red, color.green, color.blue) = (0.5, 0.75, 0.25)
    #expect(abs(color.linearRed - 0.21404114) < 1e-6)
    #expect(abs(color.green - 0.75) < 1e-6)
    #expect(abs(color.blue - 0.25) < 1e-6)
  }

  @Test(arguments: [
    Color.Resolved(red: 1, green: 0.2, blue: 0.1), .black, .white,
    Color.Resolved(red: 0.3, green: 0.3, blue: 0.9, opacity: 0.25),
    Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0),
  ])
  func `animatable data gives the colour back`(color: Color.Resolved) {
    var copy = Color.Resolved.clear
    copy.animatableData = color.animatableData
    for component in [\Color.Resolved.linearRed, \.linearGreen, \.linearBlue, \.opacity] {
      #expect(abs(copy[keyPath: component] - color[keyPath: component]) < 1e-5)
    }
  }

  @Test func `animatable data is 128 times premultiplied OKLab cone roots`() {
    let blue = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5).animatableData
    #expect(abs(blue.first - 47.606 / 2) < 0.0006)
    #expect(abs(blue.second.first - 60.843 / 2) < 0.0006)
    #expect(abs(blue.second.second.first - 109.728 / 2) < 0.0006)
    #expect(blue.second.second.second == 64)
  }

  @Test func `from red to blue is as far as captured from SwiftUI in the dark`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let way =
      Color.blue.resolve(in: dark).animatableData - Color.red.resolve(in: dark).animatableData
    #expect(abs(way.first - -22.421) < 0.0006)
    #expect(abs(way.second.first - 4.491) < 0.0006)
    #expect(abs(way.second.second.first - 47.533) < 0.0006)
    #expect(way.second.second.second == 0)
  }

  @Test func `animating is mixing`() {
    let start = Color.Resolved(red: 1, green: 0.1, blue: 0.3, opacity: 0.2)
    let end = Color.Resolved(red: 0, green: 0.6, blue: 1)
    var middle = start
    middle.animatableData = start.animatableData.interpolated(
      towards: end.animatableData, amount: 0.375)
    let mixed = start.mixed(with: end, by: 0.375, in: .perceptual)
    #expect(middle.premultipliedPixel == mixed.premultipliedPixel)
  }

  @Test func `a colour that fades from clear keeps its hue`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    var faint = red
    faint.animatableData = Color.Resolved.clear.animatableData.interpolated(
      towards: red.animatableData, amount: 0.1)
    #expect(abs(faint.opacity - 0.1) < 1e-6)
    #expect(abs(faint.red - 1) < 1e-4)
    #expect(abs(faint.green) < 1e-2)
  }

  @Test func `pixels have red in the lowest byte`() {
    #expect(Color.Resolved(red: 1, green: 0, blue: 0).premultipliedPixel == 0xFF00_00FF)
    #expect(Color.Resolved(red: 0, green: 0, blue: 1).straightPixel == 0xFFFF_0000)
    #expect(Color.Resolved.clear.premultipliedPixel == 0)
    #expect(Color.Resolved.white.straightPixel == 0xFFFF_FFFF)
  }

  @Test func `premultiplied pixels carry opacity in every component`() {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(color.premultipliedPixel == 0x8000_4080)
    #expect(color.straightPixel == 0x8000_80FF)
  }

  @Test func `opacity out of range is clamped in pixels`() {
    #expect(Color.Resolved.white.multiplyingOpacity(by: 2).premultipliedPixel == 0xFFFF_FFFF)
    #expect(Color.Resolved.white.multiplyingOpacity(by: -1).premultipliedPixel == 0)
    #expect(Color.Resolved.white.multiplyingOpacity(by: .nan).premultipliedPixel == 0)
    #expect(Color.Resolved.white.multiplyingOpacity(by: .nan).straightPixel == 0x00FF_FFFF)
  }

  @Test func `straight pixels survive the way there and back`() {
    for pixel: UInt32 in [0, 0x0102_0304, 0x80FF_7F01, 0xFFFF_FFFF] {
      #expect(Color.Resolved(straightPixel: pixel).straightPixel == pixel)
    }
  }

  @Test func `a colour is stored as a list of encoded components`() throws {
    let stored = try JSONDecoder().decode(Color.Resolved.self, from: Data("[0.5, 1, 0, 0.25]".utf8))
    #expect(stored == Color.Resolved(red: 0.5, green: 1, blue: 0, opacity: 0.25))
    let data = try JSONEncoder().encode(stored)
    #expect(try JSONDecoder().decode([Float].self, from: data) == [0.5, 1, 0, 0.25])
  }

  @Test(arguments: [
    // Red, green and blue in this order, highest byte first.
    (0xFF92_30, 0xFF87_00), (0xDB34_F2, 0xD700_FF), (0x0091_FF, 0x0087_FF), (0x0000_00, 0x0000_00),
    (0x9898_9D, 0x9494_94), (0x6868_68, 0x6C6C_6C), (0xFFFF_FF, 0xFFFF_FF),
  ])
  func `a colour becomes the one of 256 that looks most like it, and a grey a grey`(
    color: Int, nearest: Int
  ) {
    func resolved(_ rgb: Int) -> Color.Resolved {
      Color.Resolved(
        red: Float(rgb >> 16) / 255, green: Float(rgb >> 8 & 0xFF) / 255,
        blue: Float(rgb & 0xFF) / 255)
    }
    let found = resolved(color).amongTerminalColors
    #expect(found.straightPixel == resolved(nearest).straightPixel)
    #expect(found.amongTerminalColors == found)
  }

  @Test func `what lets something through stays as it is`() {
    let faint = Color.Resolved(red: 0.3, green: 0.3, blue: 0.9, opacity: 0.25)
    #expect(faint.amongTerminalColors == faint)
  }
}
