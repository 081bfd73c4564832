import Foundation
import Testing

@testable import TermAnim

struct ColorSetTests {
  private func set(_ entries: String) throws -> ColorSet {
    try JSONDecoder().decode(ColorSet.self, from: Data(#"{"colors": [\#(entries)]}"#.utf8))
  }

  /// An entry whose white is `value`, with what else is said of it.
  private func entry(_ value: Int, _ more: String = #""idiom": "universal""#) -> String {
    #"{"color": {"color-space": "extended-gray", "components": {"white": "\#(value)"}}, \#(more)}"#
  }

  private func luminosity(_ value: String) -> String {
    #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "\#(value)"}]"#
  }

  private func value(_ color: CatalogueColor?) -> Double? {
    color?.components?["white"]?.intensity.map { ($0 * 255).rounded() }
  }

  @Test func `a ground has the colour that is meant for it, or the one for any`() throws {
    let any = try set(entry(1))
    #expect(value(any.color(onDark: false)) == 1 && value(any.color(onDark: true)) == 1)
    let two = try set(entry(1) + "," + entry(2, luminosity("dark")))
    #expect(value(two.color(onDark: false)) == 1 && value(two.color(onDark: true)) == 2)
    let three = try set(
      [entry(2, luminosity("dark")), entry(3, luminosity("light")), entry(1)].joined(separator: ",")
    )
    #expect(value(three.color(onDark: false)) == 3 && value(three.color(onDark: true)) == 2)
    let dark = try set(entry(2, luminosity("dark")))
    #expect(value(dark.color(onDark: false)) == 2)
  }

  @Test func `what is meant for a phone or for more contrast comes after what is meant for all`()
    throws
  {
    let contrast =
      #""idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}]"#
    let found = try set(
      [entry(1, contrast), entry(2, #""idiom": "iphone""#), entry(3)].joined(separator: ","))
    #expect(value(found.color(onDark: false)) == 3 && value(found.color(onDark: true)) == 3)
    #expect(try value(set(entry(2, #""idiom": "iphone""#)).color(onDark: true)) == 2)
  }

  @Test func `entries without a colour, and those that are none, are left out`() throws {
    let found = try set(#"{"idiom": "universal"}, 7, null, {"color": "red"}, "# + entry(5))
    #expect(value(found.color(onDark: true)) == 5)
    #expect(try set(#"{"idiom": "universal"}"#).color(onDark: false) == nil)
    #expect(try set("").color(onDark: false) == nil)
  }

  @Test(
    arguments: [
      (#""0.250""#, 0.25), (#""51""#, 0.2), (#""0x33""#, 0.2), (#""0XfF""#, 1),
      (#""1""#, 1 / 255.0),
      (#""1.0""#, 1), (#""-0.5""#, -0.5), (#""1.25""#, 1.25), ("0.25", 0.25), ("1", 1), ("51", 0.2),
      (#""1e300""#, 16), ("-1e300", -16), (#""99999999""#, 16),
    ] as [(String, Double)])
  func `an intensity is a part of 1, or one of 255`(notation: String, intensity: Double) throws {
    let component = try JSONDecoder().decode(
      CatalogueColor.Component.self, from: Data(notation.utf8))
    #expect(component.intensity == intensity)
  }

  @Test(arguments: ["", "x", "0x", "nan", "inf", "-inf", "red", "50%"])
  func `what is no number is none`(text: String) {
    #expect(CatalogueColor.Component.text(text).intensity == nil)
    #expect(CatalogueColor.Component.text(text).share == nil)
  }

  @Test func `an opacity is always a part of 1`() {
    #expect(CatalogueColor.Component.text("1").share == 1)
    #expect(CatalogueColor.Component.text("0.400").share == 0.4)
    #expect(CatalogueColor.Component.number(1).share == 1)
  }
}
