/// A question of the compiler, and what is answered.
struct MacroExpansion {
  let name: String
  let content: [String: Any]

  /// The message that answers the question.
  var answer: (name: String, content: [String: Any]) {
    switch name {
    case "getCapability":
      ("getCapabilityResult", ["capability": ["protocolVersion": 7, "features": [String]()]])
    case "expandAttachedMacro":
      attachedAnswer
    default:
      // A freestanding one is `#Preview`: it leaves nothing behind.
      Self.expansion("")
    }
  }

  private static func expansion(
    _ source: String, diagnostics: [[String: Any]] = []
  ) -> (name: String, content: [String: Any]) {
    ("expandMacroResult", ["expandedSource": source, "diagnostics": diagnostics])
  }

  private var attachedAnswer: (name: String, content: [String: Any]) {
    guard let declaration = Self.source(content["declSyntax"]) else { return Self.expansion("") }
    let macro = content["macro"] as? [String: Any]
    return switch macro?["typeName"] as? String {
    case "EntryMacro": Self.expansion(entry(declaration) ?? "")
    case "AnimatableMacro": animatable(AnimatableType(declaration: declaration))
    default: Self.expansion("")
    }
  }

  private static func source(_ syntax: Any?) -> String? {
    (syntax as? [String: Any])?["source"] as? String
  }

  // MARK: Entries

  private func entry(_ declaration: String) -> String? {
    guard let variable = EntryVariable(declaration: declaration) else { return nil }
    return content["macroRole"] as? String == "accessor"
      ? variable.accessors : variable.key(conformingTo: keyProtocol)
  }

  /// The protocol of keys of the type that is extended around the declaration.
  private var keyProtocol: String {
    let context = content["lexicalContext"] as? [Any] ?? []
    let words = context.flatMap { scope in
      SourceText(Self.source(scope) ?? "").header.split { !$0.isLetter }
        .prefix { $0 != "where" }
    }
    let extended = ["Transaction", "ContainerValues", "FocusedValues"].first {
      words.contains(Substring($0))
    }
    return switch extended {
    case "Transaction": "TransactionKey"
    case "ContainerValues": "ContainerValueKey"
    case "FocusedValues": "FocusedValueKey"
    default: "EnvironmentKey"
    }
  }

  // MARK: Animated values

  private func animatable(_ type: AnimatableType) -> (name: String, content: [String: Any]) {
    if content["macroRole"] as? String == "extension" { return Self.expansion(conformance) }
    guard let property = type.unknown else { return Self.expansion(type.data) }
    return Self.expansion(
      "",
      diagnostics: [
        error("Write down the type of '\(property)', or mark it with @AnimatableIgnored")
      ])
  }

  /// The extension with the conformance, where the compiler misses one.
  private var conformance: String {
    guard let type = Self.source(content["extendedTypeSyntax"]),
      Self.source(content["conformanceListSyntax"])?.contains("Animatable") == true
    else { return "" }
    return "extension \(type.trimmed): Animatable {}"
  }

  /// An error at the declaration.
  private func error(_ message: String) -> [String: Any] {
    let syntax = content["declSyntax"] as? [String: Any]
    let location = syntax?["location"] as? [String: Any] ?? [:]
    return [
      "message": message, "severity": "error",
      "position": ["fileName": location["fileName"] ?? "", "offset": location["offset"] ?? 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
