/// A property of a type that `@Animatable` is attached to, as far as its text tells.
struct StoredProperty {
  let name: String
  /// The type that is written down or plain from the initial value, or nil.
  let type: String?

  /// The properties that a member of a type declares and that an animation may set; none where they
  /// are computed, constant, of the type itself, or have attributes, such as those of the state.
  static func all(in member: String) -> [StoredProperty] {
    guard let keyword = " \(member)".firstRange(of: " var ") else { return [] }
    let start = keyword.lowerBound
    let words = " \(member)"[..<start].split { !$0.isLetter && $0 != "@" }
    guard !words.contains(where: { $0.hasPrefix("@") || excluding.contains($0) }) else { return [] }
    let rest = " \(member)"[keyword.upperBound...]
    let parts = SourceText.parts(of: rest) { $0 == "," }.map(Declarator.init)
    return parts.indices.compactMap { index in
      guard parts[index].isStored else { return nil }
      // In `a, b: Double` the type is that of both.
      let typed = parts[index...].first { $0.type != nil || $0.value != nil }
      return StoredProperty(name: parts[index].name, type: typed?.type ?? typed?.typeOfValue)
    }
  }

  private static let excluding: Set<Substring> = [
    "static", "class", "lazy", "func", "init", "deinit", "subscript", "struct", "enum", "case",
    "let", "weak", "unowned",
  ]
}

/// A name in a declaration of variables with what follows it.
private struct Declarator {
  let name: String
  let type: String?
  let value: String?
  /// What stands in braces behind it, or nil.
  let block: String?

  init(_ text: String) {
    name = String(text.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let sides = SourceText.parts(of: text.trimmed.dropFirst(name.count)) { $0 == "=" }
    let annotation = Self.divided(sides[0])
    type = annotation.before.hasPrefix(":") ? annotation.before.dropFirst().trimmed : nil
    let initial = sides.count > 1 ? sides[1].trimmed : nil
    value = initial
    block = annotation.block
  }

  /// Observers leave a property what it is; other braces compute it.
  var isStored: Bool {
    guard let block else { return true }
    return block.hasPrefix("didSet") || block.hasPrefix("willSet")
  }

  /// The type of a number, a double one with a point or a power of ten, or the one that the value
  /// begins with, as `Angle.zero` does.
  var typeOfValue: String? {
    guard let value else { return nil }
    let number = value.drop { $0 == "-" }
    if number.first?.isNumber == true {
      let literal = number.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
      let hasPower = literal.contains("e") && !literal.hasPrefix("0x")
      return number.contains(".") || hasPower ? "Double" : "Int"
    }
    let path = value.split(separator: ".").prefix { $0.first?.isUppercase == true }
    let names = path.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private static func divided(_ text: String) -> (before: String, block: String?) {
    guard let brace = text.firstIndex(of: "{") else { return (text.trimmed, nil) }
    return (text[..<brace].trimmed, text[text.index(after: brace)...].trimmed)
  }
}
