import Foundation
import Testing

struct PageLinkTests {
  @Test func `every link leads to a file, and to a heading of a page`() throws {
    let pages = try Page.all()
    let pagesByPath = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    for page in pages {
      for link in page.links {
        let path = page.path(of: link)
        let file = SourceFile.root.appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(link) in \(page.path)")
        guard let anchor = link.split(separator: "#").dropFirst().first.map(String.init) else {
          continue
        }
        #expect(pagesByPath[path]?.anchors.contains(anchor) == true, "\(link) in \(page.path)")
      }
    }
  }

  @Test func `a link leads to every page of the documentation`() throws {
    let pages = try Page.all()
    let linked = Set(
      pages.flatMap { page in page.links.map(page.path(of:)).filter { $0 != page.path } })
    for page in pages where page.path.hasPrefix("docs/") && !page.path.hasSuffix("/README.md") {
      #expect(linked.contains(page.path), "\(page.path)")
    }
  }

  @Test func `decisions are listed by their titles`() throws {
    let list = try Page(path: "docs/Decisions/README.md")
    for page in try Page.all() where page.path.hasPrefix("docs/Decisions/0") {
      let heading = try #require(page.text.prefixMatch(of: /# (?<number>\d+): (?<title>.+)\n/))
      let name = page.path.split(separator: "/").last ?? ""
      let row = "| [\(heading.output.number)](\(name)) | \(heading.output.title) |"
      #expect(list.text.contains(row), "\(page.path)")
    }
  }
}
