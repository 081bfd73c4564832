import Foundation
import Testing

/// Captured values count only when a suite goes through them row by row.
struct ReferenceCoverageTests {
  /// Categories that no suite claims yet, and why.
  private static let excused: [ReferenceCategory: String] = [:]

  /// The categories that `ReferenceRow.all` is called with in the tests.
  private func claimed() throws -> Set<String> {
    let call = ["ReferenceRow", ".", "all", "(", "."]
    return try SourceFile.texts(in: "Tests").reduce(into: []) { claimed, file in
      let tokens = SwiftTokens(file.text).tokens
      for start in tokens.indices.dropLast(call.count)
      where tokens[start] == call[0] && Array(tokens[start..<start + call.count]) == call {
        claimed.insert(tokens[start + call.count])
      }
    }
  }

  @Test func `every category is claimed by a suite or excused`() throws {
    let claimed = try claimed()
    let orphans = ReferenceCategory.allCases.filter {
      Self.excused[$0] == nil && !claimed.contains("\($0)")
    }
    #expect(orphans.map(\.rawValue) == [], "no suite proves the rows of these")
  }

  @Test func `an excuse ends when a suite claims the category`() throws {
    let claimed = try claimed()
    for (category, reason) in Self.excused {
      #expect(!claimed.contains("\(category)"), "\(category) is claimed but excused: \(reason)")
    }
  }

  @Test func `every reference file is a category and has rows`() throws {
    let folder = SourceFile.root.appending(path: "Tests/TermAnimTests/Reference")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    #expect(Set(files) == Set(ReferenceCategory.allCases.map { $0.rawValue + ".json" }))
    for category in ReferenceCategory.allCases {
      #expect(try !ReferenceRow.all(category).isEmpty, "\(category) has no rows")
    }
  }
}
