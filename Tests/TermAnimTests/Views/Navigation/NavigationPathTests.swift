import Foundation
import Testing

@testable import TermAnim

struct NavigationPathTests {
  struct Recipe: Codable, Hashable {
    let name: String
  }

  private struct Secret: Hashable {}

  private struct Hidden: Codable, Hashable {}

  @Test func `a path is read as it was written`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Recipe(name: "four"))
    let written = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)
    #expect(NavigationPath(read) == path && read == path.codable)
    #expect(NavigationPath(try #require(NavigationPath().codable)).isEmpty)
  }

  @Test func `a path with a value that cannot be written cannot be written`() {
    var path = NavigationPath([1])
    path.append(Secret())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    path.append(Hidden())
    #expect(path.codable == nil)
  }

  @Test(arguments: [#"["x","1"]"#, #"["Si"]"#, #"["Si","a"]"#, "{}"])
  func `what is no path is not read`(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
