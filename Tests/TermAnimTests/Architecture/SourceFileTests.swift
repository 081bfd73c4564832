import Testing

struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/TermAnim/Color/Color.Resolved+Pixel.swift", text: text)
  }

  @Test func `comments and strings are not code`() {
    let source = ##"""
      // a B
      /* c /* nested */ D */
      let e = "F \(g("H") + "I")" + "\"J" // K
      let l = """
        M "quoted" \(N)
        """
      let o = #"P "q" \(r) \#(S)"# + t
      """##
    let expected = ["let", "e", "=", "+", "let", "l", "=", "let", "o", "=", "+", "t"]
    #expect(SwiftTokens(source).tokens == expected)
  }

  @Test func `types are told apart by their depth`() {
    let file = file(
      """
      public import Foundation
      @frozen public struct Outer<Value>: Sequence where Value: Hashable {
        indirect enum Inner { struct Innermost {} }
        class func make() {}
        typealias Short = Inner
      }
      private final class Other {}
      typealias Alias = Outer
      extension Outer.Inner { struct Late {} }
      func free() { let type = kind.class }
      """)
    #expect(file.declarations.types == ["Outer", "Other", "Alias"])
    #expect(file.declarations.privateTypes == ["Other"])
    #expect(file.declarations.functions == ["free"])
    #expect(
      file.declarations.scopes == ["Outer", "Inner", "Innermost", "Other", "Late"])
    #expect(
      file.declarations.nested.filter { !$0.value.isEmpty } == [
        "Outer": ["Value", "Inner", "Short"], "Inner": ["Innermost", "Late"],
      ])
    #expect(file.modules == ["Foundation"])
  }

  @Test func `members and generic parameters are not mentions`() {
    let file = file(
      """
      struct Box<Content, each Item: Hashable> {
        associatedtype Element
        var color: Color.Resolved
        func make<Result>(_ result: Result, element: Element) -> Array<Shape> { .Empty }
      }
      """)
    #expect(file.mentions == ["Box", "Hashable", "Color", "Array", "Shape"])
  }

  @Test func `a type brings its parameters and associated types along`() {
    let file = file(
      "protocol Shape { associatedtype Body }; struct Pair<First, each Rest: Shape> {}")
    #expect(file.declarations.nested == ["Shape": ["Body"], "Pair": ["First", "Rest"]])
  }

  @Test func `a path tells layer and subject`() {
    #expect(file("").layer == "Color")
    #expect(file("").subject == "Color")
    #expect(SourceFile(path: "Sources/TermAnim/Exports.swift", text: "").layer == nil)
    #expect(SourceFile(path: "Sources/termsplash/Scenes/Clock.swift", text: "").layer == nil)
  }

  @Test func `the sources are found`() throws {
    let paths = try SourceFile.all(in: "Sources/TermAnim").map(\.path)
    #expect(paths.contains("Sources/TermAnim/Color/Color.Resolved.swift"))
  }
}
