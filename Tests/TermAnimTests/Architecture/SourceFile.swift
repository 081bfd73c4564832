import Foundation

@testable import TermAnim

/// A Swift source of the package as the tests of its architecture see it.
struct SourceFile {
  /// From the root of the package.
  let path: String
  let text: String
  let modules: Set<String>
  let declarations: Declarations
  /// Capitalised words that are not the members of something and not generic parameters.
  let mentions: Set<String>

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    let tokens = SwiftTokens(text).tokens
    modules = Set(zip(tokens, tokens.dropFirst()).filter { $0.0 == "import" }.map(\.1))
    declarations = Declarations(tokens)
    mentions = Self.mentions(in: tokens)
  }

  /// The folder within the library, which is the layer; nil for a file outside every folder.
  var layer: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 && path.hasPrefix("Sources/TermAnim/") ? String(parts[2]) : nil
  }

  /// The file's name without its extension.
  var name: String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// The file's name, cut at the first aspect or nested type.
  var subject: String {
    String(name.prefix { $0 != "+" && $0 != "." })
  }
}

extension SourceFile {
  private static func mentions(in tokens: [String]) -> Set<String> {
    var (mentions, parameters): (Set<String>, Set<String>) = ([], [])
    for (index, token) in tokens.enumerated() where token.first?.isUppercase == true {
      if index > 0, tokens[index - 1] == "." { continue }
      mentions.insert(token)
      if isGenericParameter(at: index, of: tokens) { parameters.insert(token) }
    }
    return mentions.subtracting(parameters)
  }

  /// Whether the word names a parameter: `associatedtype Value`, or the list after a declaration.
  private static func isGenericParameter(at index: Int, of tokens: [String]) -> Bool {
    var start = index - 1
    while start >= 0, tokens[start] != "<" {
      guard ![")", "(", "{", "}", ">", "="].contains(tokens[start]) else { break }
      if tokens[start] == "associatedtype" { return start == index - 1 }
      start -= 1
    }
    guard start > 0, tokens[start] == "<" else { return false }
    let isList = [",", "<", "each"].contains(tokens[index - 1])
    let declares: Set<String> = [
      "func", "init", "subscript", "struct", "class", "enum", "typealias",
    ]
    return isList
      && (declares.contains(tokens[start - 1])
        || (start > 1 && declares.contains(tokens[start - 2])))
  }
}

extension SourceFile {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What has been read of some folders, which several tests look at.
  private static let known = Locked<[String: [SourceFile]]>([:])

  /// Every Swift source below `folder`, by path.
  static func all(in folder: String) throws -> [SourceFile] {
    try known.withLock { known in
      if let files = known[folder] { return files }
      let files = try texts(in: folder).map { SourceFile(path: $0.path, text: $0.text) }
      known[folder] = files
      return files
    }
  }

  /// The text of every Swift source below `folder`, by path.
  static func texts(in folder: String) throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: base.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (folder + "/" + name, try String(contentsOf: base.appending(path: name), encoding: .utf8))
    }
  }
}
