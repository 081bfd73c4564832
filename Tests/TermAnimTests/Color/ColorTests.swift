import Foundation
import Testing

@testable import TermAnim

struct ColorTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  private static let named: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear, "red": .red, "orange": .orange,
    "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
    "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
    "primary": .primary, "secondary": .secondary,
  ]

  private static let spaces: [String: Color.RGBColorSpace] = [
    "sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3,
  ]

  @Test func `system colours are those captured from SwiftUI in both schemes`() throws {
    for row in try ReferenceRow.all(.systemColour) {
      let color = try #require(row.inputs["name"].string.flatMap { Self.named[$0] })
      #expect(
        color.resolve(in: light).description == row.expected["light"].string.map { $0 + "FF" })
      #expect(color.resolve(in: dark).description == row.expected["dark"].string.map { $0 + "FF" })
    }
  }

  @Test func `colours resolve to the components captured from SwiftUI`() throws {
    for row in try ReferenceRow.all(.colourResolve) {
      let resolved = try color(of: row).resolve(in: light)
      if let text = row.expected.string {
        #expect(resolved.description == text, "\(row)")
        continue
      }
      let components = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
      for (component, target) in zip(components, try #require(row.expected.numbers)) {
        #expect(abs(Double(component) - target) <= row.tolerance, "\(row)")
      }
    }
  }

  private func color(of row: ReferenceRow) throws -> Color {
    if let hsb = row.inputs["hsb"].numbers {
      return Color(hue: hsb[0], saturation: hsb[1], brightness: hsb[2])
    }
    if let name = row.inputs["name"].string {
      let color = try #require(Self.named[name])
      return row.inputs["opacity"].number.map(color.opacity) ?? color
    }
    let space = try #require(row.inputs["space"].string.flatMap { Self.spaces[$0] })
    let numbers = try #require(row.inputs["rgb"].numbers ?? row.inputs["rgba"].numbers)
    return Color(
      space, red: numbers[0], green: numbers[1], blue: numbers[2],
      opacity: numbers.count > 3 ? numbers[3] : 1)
  }

  @Test(arguments: [
    ("red", "#FF383CFF", "#FF4245FF"), ("orange", "#FF8D28FF", "#FF9230FF"),
    ("green", "#34C759FF", "#30D158FF"), ("purple", "#CB30E0FF", "#DB34F2FF"),
    ("white", "#FFFFFFFF", "#FFFFFFFF"), ("clear", "#00000000", "#00000000"),
    ("primary", "#000000D8", "#FFFFFFD8"), ("secondary", "#0000007F", "#FFFFFF8C"),
  ])
  func `the other named colours are macOS's too`(name: String, light: String, dark: String) throws {
    let color = try #require(Self.named[name])
    #expect(color.resolve(in: self.light).description == light)
    #expect(color.resolve(in: self.dark).description == dark)
  }

  @Test func `a bare environment is light`() {
    #expect(light.colorScheme == .light)
    #expect(dark.colorScheme == .dark)
  }

  @Test func `the accent colour is blue until somebody sets another`() {
    #expect(Color.accentColor.resolve(in: dark) == Color.blue.resolve(in: dark))
    var environment = dark
    environment.accentColor = .pink
    #expect(Color.accentColor.resolve(in: environment) == Color.pink.resolve(in: dark))
  }

  @Test func `an accent colour made of itself is made of blue`() {
    var environment = light
    environment.accentColor = Color.accentColor.opacity(0.5)
    let expected = Color.blue.opacity(0.5).resolve(in: light)
    #expect(Color.accentColor.resolve(in: environment) == expected)
  }

  @Test func `opacities multiply`() {
    let color = Color(white: 0, opacity: 0.5).opacity(0.5)
    #expect(color.resolve(in: light).opacity == 0.25)
    #expect(Color.red.opacity(1.5).resolve(in: light).opacity == 1.5)
  }

  @Test func `constants are equal when their components are`() {
    #expect(Color(red: 1, green: 1, blue: 1) == Color(white: 1))
    #expect(Color(white: 1) == .white)
    #expect(Color.red == .red)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }

  /// Sixths of a turn, and red, green and blue there.
  private static let hues: [Double: [Double]] = [
    0: [1, 0, 0], 1: [1, 1, 0], 2: [0, 1, 0], 3: [0, 1, 1], 4: [0, 0, 1], 5: [1, 0, 1],
    6: [1, 0, 0], 10: [0, 0, 1], -3: [0, 1, 1], 0.5: [1, 0.5, 0], .infinity: [1, 0, 0],
  ]

  @Test(arguments: hues)
  func `hues go round the circle`(sixths: Double, expected: [Double]) {
    let resolved = Color(hue: sixths / 6, saturation: 1, brightness: 1).resolve(in: light)
    for (value, target) in zip([resolved.red, resolved.green, resolved.blue], expected) {
      #expect(abs(Double(value) - target) < 1e-5)
    }
  }

  @Test func `saturation and brightness fade to grey and black`() {
    let color = Color(hue: 0, saturation: 0.25, brightness: 0.8).resolve(in: light)
    #expect(abs(color.red - 0.8) < 1e-5)
    #expect(abs(color.green - 0.6) < 1e-5)
    #expect(abs(color.blue - 0.6) < 1e-5)
  }

  @Test func `greys are grey in every space`() {
    for space in [Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3] {
      let grey = Color(space, white: 0.4).resolve(in: light)
      #expect(grey.linearRed == grey.linearGreen && grey.linearGreen == grey.linearBlue)
    }
    #expect(abs(Color(.sRGBLinear, white: 0.4).resolve(in: light).linearRed - 0.4) < 1e-7)
  }

  @Test func `mixing resolves first and is perceptual unless told otherwise`() {
    let (red, blue) = (Color.red.resolve(in: dark), Color.blue.resolve(in: dark))
    let mixed = Color.red.mix(with: .blue, by: 0.3).resolve(in: dark)
    #expect(mixed == red.mixed(with: blue, by: 0.3, in: .perceptual))
    let device = Color.red.mix(with: .blue, by: 0.3, in: .device).resolve(in: dark)
    #expect(device == red.mixed(with: blue, by: 0.3, in: .device))
    #expect(mixed != device)
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `a mixture starts at one colour and ends at the other`(space: ColorMixingSpace) {
    let (red, blue) = (Color.red.resolve(in: light), Color.blue.resolve(in: light))
    for fraction in [0, -1, Double.nan, -Double.infinity] {
      #expect(red.mixed(with: blue, by: fraction, in: space) == red)
    }
    for fraction in [1, 2, Double.infinity] {
      #expect(red.mixed(with: blue, by: fraction, in: space) == blue)
    }
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `what is clear does not tint a mixture`(space: ColorMixingSpace) {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let mixed = red.mixed(with: .clear, by: 0.5, in: space)
    #expect(abs(mixed.red - 1) < 1e-4 && abs(mixed.green) < 1e-3 && abs(mixed.blue) < 1e-3)
    #expect(mixed.opacity == 0.5)
  }

  @Test func `descriptions are SwiftUI's`() {
    #expect(Color.red.description == "red")
    #expect(Color.primary.description == "primary")
    #expect(Color.clear.description == "clear")
    #expect(Color(white: 1).description == "white")
    #expect(Color.black.description == "black")
    #expect(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).description == "#336699CC")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color.red.mix(with: .blue, by: 0.125).description == "red mixed with 13% blue")
    #expect(Color.red.opacity(.nan).description == "nan% red")
  }

  @Test func `components out of range are printed as SwiftUI prints them`() {
    let color = Color(red: 1.2, green: -0.1, blue: 0.5)
    #expect(color.resolve(in: light).description == "#132FFFFFFE880FF")
    #expect(Color.red.opacity(-1).resolve(in: light).description == "#FF383CFFFFFF02")
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(red.resolve(in: light).description == "#117FFFFFFC7FFFFFFDBFF")
    #expect(Color(red: .nan, green: .infinity, blue: 0).resolve(in: light).opacity == 1)
    #expect(Color(red: .nan, green: .infinity, blue: 0).description == "#000000FF")
  }

  @Test func `a colour of Display P3 keeps its grey within a rounding`() {
    let grey = Color.Resolved(colorSpace: .displayP3, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(grey.description == "#4D4C4C4D")
  }

  @Test func `an exposure multiplies light, wherever the colour is drawn`() {
    for color in [Color.red, Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)] {
      let plain = color.resolve(in: light)
      for stops in [-1.0, 0, 1, 2.5] {
        let exposed = color.exposureAdjust(stops).resolve(in: light)
        let factor = Float(exp2(stops))
        #expect(abs(exposed.linearRed - plain.linearRed * factor) < 1e-5)
        #expect(abs(exposed.linearGreen - plain.linearGreen * factor) < 1e-5)
        #expect(abs(exposed.linearBlue - plain.linearBlue * factor) < 1e-5)
        #expect(exposed.opacity == plain.opacity)
      }
      #expect(color.exposureAdjust(.nan).resolve(in: light) == plain)
      #expect(color.headroom(4).resolve(in: light) == plain)
    }
    #expect(Color.red.exposureAdjust(1).description == "red exposed by 1.0")
  }
}
