/// The variable that `@Entry` is attached to, as far as its text tells.
struct EntryVariable {
  let name: String
  /// The type that is written down, or nil.
  let type: String?
  /// The expression that is written down, or nil.
  let value: String?

  /// Finds the parts in the text of a declaration; nil when it declares no variable.
  init?(declaration: String) {
    let declaration = SourceText(declaration).uncommented
    guard let keyword = declaration.firstRange(of: "var ") else { return nil }
    let rest = declaration[keyword.upperBound...]
    let name = rest.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    let parts = rest[name.endIndex...].split(separator: "=", maxSplits: 1)
    let annotation = parts.first.map { $0.trimmed } ?? ""
    type = annotation.hasPrefix(":") ? annotation.dropFirst().trimmed : nil
    value = parts.count == 2 ? parts[1].trimmed : nil
  }

  /// What reads and writes the value in place of storage.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The declaration of the key that the value is found by.
  ///
  /// Keys of focused values have no default; their values are optional where they are read.
  func key(conformingTo keyProtocol: String) -> String {
    let defaultValue =
      if keyProtocol == "FocusedValueKey" {
        "typealias Value = \(type.map(Self.unwrapped) ?? "Never")"
      } else if let type {
        "static var defaultValue: \(type) { \(value ?? "nil") }"
      } else {
        "static let defaultValue = \(value ?? "nil")"
      }
    return """
      private struct __Key_\(name): \(keyProtocol) {
        \(defaultValue)
      }
      """
  }

  /// A type without the mark of an optional.
  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}
