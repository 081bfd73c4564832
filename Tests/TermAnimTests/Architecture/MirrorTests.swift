import Foundation
import Testing

/// Tests lie where a reader looks for them: in rooms like those of what they are about.
struct MirrorTests {
  private static let library = SourceFile.root.appending(path: "Sources/TermAnim")
  private static let tests = SourceFile.root.appending(path: "Tests/TermAnimTests")

  /// The folders that hold tests, by their paths from that of all tests.
  private func rooms() throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Self.tests.path(percentEncoded: false))
    return Set(
      names.filter { $0.hasSuffix(".swift") }.map {
        $0.split(separator: "/").dropLast().joined(separator: "/")
      })
  }

  private func isRoom(_ path: some StringProtocol) -> Bool {
    let folder = Self.library.appending(path: path)
    return (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  @Test func `every folder of tests of a layer has its counterpart in the library`() throws {
    let mirrors = try rooms().filter { isRoom($0.prefix { $0 != "/" }) }
    #expect(mirrors.count > 50)
    #expect(mirrors.filter { !isRoom($0) }.sorted() == [], "no sources lie in folders like these")
  }

  @Test func `no test lies beside the rooms of views`() throws {
    #expect(try !rooms().contains("Views"))
  }
}
