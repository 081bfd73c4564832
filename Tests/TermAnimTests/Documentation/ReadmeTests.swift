import Foundation
import Testing

struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
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
      atPath: Self.root.appending(path: folder).path)
    let files = try names.map { try text("\(folder)/\($0)") }
    #expect(!blocks.isEmpty && Set(blocks) == Set(files))
  }

  @Test func `every file the readme points to is there`() throws {
    for link in try text("README.md").matches(of: /\]\((?<path>[A-Za-z][A-Za-z\/.]*)\)/) {
      let path = String(link.output.path)
      let file = Self.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }
}
