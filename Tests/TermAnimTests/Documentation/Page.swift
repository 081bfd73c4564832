import Foundation

/// A page of the documentation, as the tests of its links see it.
struct Page {
  /// From the root of the package.
  let path: String
  let text: String

  /// What its links lead to, except other sites.
  var links: [String] {
    text.matches(of: /\]\((?<target>[^)\s]+)\)/).map { String($0.output.target) }
      .filter { !$0.contains("://") }
  }

  /// Its headings as the ends of links name them, such as `what-is-measured`.
  var anchors: Set<String> {
    Set(text.matches(of: /(?m)^#+ (?<title>.+)$/).map { Self.anchor(String($0.output.title)) })
  }

  private static func anchor(_ title: String) -> String {
    String(
      title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .map { $0 == " " ? "-" : $0 })
  }

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
  }

  /// The path that a link of the page leads to, from the root of the package.
  func path(of link: String) -> String {
    let folder = URL(filePath: "/\(path)").deletingLastPathComponent()
    let file = link.prefix { $0 != "#" }
    return file.isEmpty ? path : String(folder.appending(path: file).standardized.path.dropFirst())
  }

  /// All pages of the package.
  static func all() throws -> [Page] {
    let top = try names(in: ".") + names(in: "Benchmarks")
    let docs = try FileManager.default.subpathsOfDirectory(
      atPath: SourceFile.root.appending(path: "docs").path
    ).map { "docs/\($0)" }
    return try (top + docs).filter { $0.hasSuffix(".md") }.sorted().map(Page.init(path:))
  }

  /// What lies in a folder itself, by its path from the root of the package.
  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: folder).path
    ).map { folder == "." ? $0 : "\(folder)/\($0)" }
  }
}
