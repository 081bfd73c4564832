import Foundation
import Testing

@testable import TermAnim

struct LocalizedStringKeyTests {
  private func text(_ key: LocalizedStringKey) -> String {
    key.pieces.map(\.text).joined()
  }

  @Test func `numbers are shown as SwiftUI shows them in English`() {
    #expect(text("\(1_234_567) of \(-1000), \(999)") == "1,234,567 of -1,000, 999")
    #expect(text("\(0.5)") == "0.500000")
    #expect(text("\("word") \(true)") == "word true")
  }

  @Test func `a localized string has its values as a key has, and its Markdown as it is written`() {
    #expect(String(localized: "plain") == "plain")
    let count = String(localized: "**\(1_000)** of \(7, specifier: "%03d")", comment: "x")
    #expect(count == "**1,000** of 007")
    #expect(String(localized: "some.key", defaultValue: "\(2) rows", bundle: .main) == "2 rows")
    let resource: LocalizedStringResource = "**bold** \(3)"
    #expect(String(localized: resource) == "bold 3")
  }

  @Test func `specifiers format numbers`() {
    #expect(text("\(0.456, specifier: "%.2f")") == "0.46")
    #expect(text("\(42.4, specifier: "%.0f%%")") == "42%")
    #expect(text("\(7, specifier: "%03d") \(255, specifier: "%lld")") == "007 255")
    #expect(text("\(CGFloat(1.5), specifier: "%g")") == "1.5")
    #expect(text("\(UInt64.max, specifier: "%llu")") == "18446744073709551615")
    #expect(text("\(UInt8.max, specifier: "%x")") == "ff")
    #expect(text("\(Int64.min, specifier: "%d")") == "\(Int64.min)")
  }

  @Test func `a text written elsewhere brings its words and its style`() {
    let key: LocalizedStringKey = "a \(LocalizedStringResource("**b**")) c"
    #expect(text(key) == "a b c")
    #expect(key.pieces.map(\.styling.isBold) == [nil, true, nil])
  }

  @Test(arguments: ["%s", "%@", "%n", "%", "", "%d %d", "%*d", "%.99999999f"])
  func `a specifier for something else leaves the number as it is`(specifier: String) {
    #expect(text("\(7, specifier: specifier)") == "7")
    #expect(text("\(7.5, specifier: specifier)") == "7.5")
  }

  @Test func `formats and texts have their say`() {
    let style = IntegerFormatStyle<Int>().grouping(.never)
    #expect(text("\(1234, format: style)") == "1234")
    let key: LocalizedStringKey = "a \(Text("b").bold()) c"
    #expect(key.pieces.map(\.styling.isBold) == [nil, true, nil])
    #expect(Text(1234, format: style).characters == "1234")
  }

  @Test func `what is written in the program is a key`() {
    #expect(Text("a *slanted* word") == Text(LocalizedStringKey("a *slanted* word")))
    #expect(Text("a *slanted* word") != Text(verbatim: "a *slanted* word"))
    #expect(Text("") == Text(LocalizedStringKey("")))
  }

  @Test func `what is made of a text without its type being named is a key`() {
    let words = "Hello **world**"
    #expect(Text(.init(words)) == Text(LocalizedStringKey(words)))
    #expect(Text(.init("**b**")) == Text("**b**"))
  }
}
