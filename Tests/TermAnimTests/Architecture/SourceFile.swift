import Foundation

/// A Swift source of the package as the tests of its architecture see it.
struct SourceFile {
  /// From the root of the package.
  let path: String
  let text: String
  let modules: Set<String>
  /// The types declared outside every other type, in order; private ones too.
  private(set) var types: [String] = []
  /// The functions declared outside every type.
  private(set) var functions: Set<String> = []
  /// The types that are declared or extended, at any depth; of a path every part.
  private(set) var scopes: Set<String> = []
  /// The names of the types declared within each type.
  private(set) var nested: [String: Set<String>] = [:]
  /// Capitalised words that are not the members of something and not generic parameters.
  private(set) var mentions: Set<String> = []

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    let tokens = SwiftTokens(text).tokens
    modules = Set(zip(tokens, tokens.dropFirst()).filter { $0.0 == "import" }.map(\.1))
    readDeclarations(of: tokens)
    readMentions(of: tokens)
  }

  /// The folder within the library, which is the layer; nil for a file outside every folder.
  var layer: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 && path.hasPrefix("Sources/TermAnim/") ? String(parts[2]) : nil
  }

  /// The file's name without its extension, cut at the first aspect or nested type.
  var subject: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }
}

extension SourceFile {
  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]

  /// Walks through the braces with the names of the types they belong to.
  private mutating func readDeclarations(of tokens: [String]) {
    var enclosing: [String?] = []
    var opening: String?
    for (index, token) in tokens.enumerated() {
      switch token {
      case "{":
        enclosing.append(opening)
        opening = nil
      case "}":
        _ = enclosing.popLast()
      case "func" where enclosing.isEmpty && index + 1 < tokens.count:
        functions.insert(tokens[index + 1])
      case let keyword where Self.declaring.contains(keyword):
        let names = Self.declaredNames(at: index, of: tokens)
        guard let name = names.last else { continue }
        if keyword == "extension" {
          scopes.formUnion(names)
        } else {
          declare(name, in: enclosing, isAlias: keyword == "typealias")
        }
        if keyword != "typealias" { opening = name }
      default:
        continue
      }
    }
  }

  private mutating func declare(_ name: String, in enclosing: [String?], isAlias: Bool) {
    if !isAlias { scopes.insert(name) }
    if enclosing.isEmpty {
      types.append(name)
    } else if let outer = enclosing.compactMap(\.self).last {
      nested[outer, default: []].insert(name)
    }
  }

  /// The names that a declaration gives: `Color` and `Resolved` for `extension Color.Resolved`.
  private static func declaredNames(at index: Int, of tokens: [String]) -> [String] {
    guard index == 0 || ![".", "`"].contains(tokens[index - 1]) else { return [] }
    var names: [String] = []
    var next = index + 1
    while next < tokens.count, tokens[next].first?.isUppercase == true {
      names.append(tokens[next])
      guard next + 1 < tokens.count, tokens[next + 1] == "." else { break }
      next += 2
    }
    return names
  }

  private mutating func readMentions(of tokens: [String]) {
    var parameters: Set<String> = []
    for (index, token) in tokens.enumerated() where token.first?.isUppercase == true {
      if index > 0, tokens[index - 1] == "." { continue }
      mentions.insert(token)
      if Self.isGenericParameter(at: index, of: tokens) { parameters.insert(token) }
    }
    mentions.subtract(parameters)
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

  /// Every Swift source below `folder`, by path.
  static func all(in folder: String) throws -> [SourceFile] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: base.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      return SourceFile(path: folder + "/" + name, text: text)
    }
  }
}
