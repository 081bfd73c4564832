import Foundation
import Testing

struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the example in the readme is the one that is compiled`() throws {
    let example = try text("Tests/Fixtures/ReadmeExample/main.swift")
    #expect(try text("README.md").contains("```swift\n\(example)```"))
  }

  @Test func `the code in the guide is what is compiled`() throws {
    let guide = try text("docs/Guide.md")
    let blocks = guide.matches(of: /```swift\n(?<code>[^`]*)```/).map { String($0.output.code) }
    let folder = "Tests/Fixtures/Guide"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: folder).path)
    let files = try names.map { try text("\(folder)/\($0)") }
    #expect(!blocks.isEmpty && Set(blocks) == Set(files))
  }
}
