import Testing

@testable import TermAnim

struct CGColorTests {
  private static let names = [
    CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3,
    CGColorSpace.genericGrayGamma2_2,
  ]

  @Test(arguments: names.dropLast())
  func `a colour survives the way to another space and back`(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.4)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: CGColorSpaceCreateDeviceRGB())?.components)
    for (value, expected) in zip(back, [0.2, 0.5, 0.9, 0.4]) {
      #expect(abs(value - expected) < 1e-3)
    }
    #expect(there.colorSpace == space)
  }

  @Test func `a grey becomes three equal components exactly`() {
    let color = CGColor(gray: 0.3, alpha: 0.5).converted(to: CGColorSpaceCreateDeviceRGB())
    #expect(color?.components == [0.3, 0.3, 0.3, 0.5])
  }

  @Test func `pure colours of Display P3 lie outside sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(color.resolved.linearRed > 1)
    #expect(color.resolved.linearGreen < 0)
  }

  @Test func `components that are missing make no colour`() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1]) == nil)
    #expect(CGColorSpace(name: "nobody's") == nil)
  }

  @Test func `opacity alone can be changed`() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25)
    #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(color?.alpha == 0.25)
  }
}
