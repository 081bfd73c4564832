import Foundation
import Testing

@testable import TermAnim

struct UIColorTests {
  private func rgba(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func hsba(_ color: UIColor) -> [Double] {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return [hue, saturation, brightness, alpha]
  }

  private func isNear(_ a: [Double], _ b: [Double], within limit: Double = 1e-5) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test func `greys have two components and other colours four`() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.numberOfComponents == 2)
    #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
  }

  @Test(arguments: [0, 0.1, 0.3, 0.5, 0.62, 0.9])
  func `hue, saturation and brightness come back as they went in`(hue: Double) {
    let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 0.9)
    #expect(isNear(hsba(color), [hue, 0.7, 0.8, 0.9]))
    #expect(abs(color.redComponent - rgba(color)[0]) < 1e-12)
  }

  @Test func `a grey has no hue and black no saturation`() {
    #expect(hsba(.gray) == [0, 0, 0.5, 1])
    #expect(hsba(.black) == [0, 0, 0, 1])
  }

  @Test func `the whiteness of a colour is its luminance`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(white: 0.4, alpha: 0.3).getWhite(&white, alpha: &alpha)
    #expect((white, alpha) == (0.4, 0.3))
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.8625) < 0.001)
  }

  @Test(arguments: ColorScheme.allCases)
  func `system colours look like those of the same name and follow the ground`(
    scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let pairs: [(UIColor, Color)] = [
      (.systemRed, .red), (.systemOrange, .orange), (.systemMint, .mint), (.systemGray, .gray),
    ]
    for (system, color) in pairs {
      let (mine, theirs) = (Color(system).resolve(in: environment), color.resolve(in: environment))
      #expect(mine.straightPixel == theirs.straightPixel)
    }
    let label = Color(uiColor: .label).resolve(in: environment)
    #expect(label == (scheme == .dark ? .white : .black))
  }

  @Test func `a dynamic colour asks for either ground and stays dynamic when it is faded`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }.withAlphaComponent(0.5)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(dark == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `a colour made of a colour looks like it`() {
    let environment = EnvironmentValues()
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    #expect(isNear(rgba(UIColor(color)), [0.2, 0.4, 0.6, 0.8]))
    let back = Color(UIColor(color)).resolve(in: environment)
    #expect(back.straightPixel == color.resolve(in: environment).straightPixel)
  }

  @Test func `names that several kinds of colours have are those of one`() {
    #expect(
      Color(.white) == Color(UIColor.white) && Color(.black) == Color(UIColor.black)
        && Color(.clear) == Color(UIColor.clear))
    let own = Color.red
    #expect(Color(own) == own && Color(CGColor.black).cgColor == Color(.black).cgColor)
  }

  @Test func `a colour literal is a colour of sRGB`() {
    let literal: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(literal == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(UIColor.red))
  }

  @Test func `an asset has a colour of its own, the same for the same name`() {
    #expect(Color("brand") == Color("brand"))
    #expect(Color("brand") != Color("ground"))
    #expect(Color("brand").resolved.opacity == 1)
  }
}
