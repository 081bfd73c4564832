/// What a Swift source declares, as far as its braces tell.
struct Declarations {
  /// The types declared outside every other type, in order; private ones too.
  private(set) var types: [String] = []
  /// Those of them that no other file can see.
  private(set) var privateTypes: Set<String> = []
  /// Those of them that are other names for types.
  private(set) var aliases: Set<String> = []
  /// The functions declared outside every type.
  private(set) var functions: Set<String> = []
  /// The types that are declared or extended, at any depth; of a path every part.
  private(set) var scopes: Set<String> = []
  /// The names that each type brings along: nested types, parameters, associated types.
  private(set) var nested: [String: Set<String>] = [:]

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
  ]

  private let tokens: [String]
  /// The type that each open brace belongs to, if any, and the one whose brace comes next.
  private var enclosing: [String?] = []
  private var opening: String?

  init(_ tokens: [String]) {
    self.tokens = tokens
    for index in tokens.indices { read(at: index) }
  }

  private mutating func read(at index: Int) {
    switch tokens[index] {
    case "{":
      enclosing.append(opening)
      opening = nil
    case "}":
      _ = enclosing.popLast()
    case "func" where enclosing.isEmpty:
      functions.formUnion(tokens[index...].dropFirst().prefix(1))
    case "associatedtype":
      declaredNames(after: index).forEach { declare($0) }
    case let keyword where Self.declaring.contains(keyword):
      readType(keyword, at: index)
    default:
      break
    }
  }

  private mutating func readType(_ keyword: String, at index: Int) {
    let names = declaredNames(after: index)
    guard let name = names.last else { return }
    if keyword == "extension" {
      scopes.formUnion(names)
    } else {
      declare(name)
      if enclosing.isEmpty, isPrivate(at: index) { privateTypes.insert(name) }
      if enclosing.isEmpty, keyword == "typealias" { aliases.insert(name) }
      nested[name, default: []].formUnion(parameters(at: index + 2))
    }
    guard keyword != "typealias" else { return }
    scopes.insert(name)
    opening = name
  }

  private mutating func declare(_ name: String) {
    if enclosing.isEmpty {
      types.append(name)
    } else if let outer = enclosing.compactMap(\.self).last {
      nested[outer, default: []].insert(name)
    }
  }

  /// The names that a declaration gives: `Color` and `Resolved` for `extension Color.Resolved`.
  private func declaredNames(after index: Int) -> [String] {
    guard index == 0 || ![".", "`"].contains(tokens[index - 1]) else { return [] }
    var names: [String] = []
    var next = index + 1
    while next < tokens.count, tokens[next].first(where: { $0 != "_" })?.isUppercase == true {
      names.append(tokens[next])
      guard next + 1 < tokens.count, tokens[next + 1] == "." else { break }
      next += 2
    }
    return names
  }

  private func isPrivate(at index: Int) -> Bool {
    tokens[..<index].reversed().prefix { Self.modifiers.contains($0) }
      .contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// The generic parameters in the list that starts at `index`, if one does.
  private func parameters(at index: Int) -> [String] {
    guard index < tokens.count, tokens[index] == "<" else { return [] }
    let list = tokens[index...].prefix { $0 != ">" }
    return zip(list, list.dropFirst())
      .filter { ["<", ",", "each"].contains($0) && $1 != "each" }.map(\.1)
  }
}
