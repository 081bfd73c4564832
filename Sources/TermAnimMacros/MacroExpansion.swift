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
      Self.expansion(attachedSource)
    default:
      // A freestanding one is `#Preview`: it leaves nothing behind.
      Self.expansion("")
    }
  }

  private static func expansion(_ source: String) -> (name: String, content: [String: Any]) {
    ("expandMacroResult", ["expandedSource": source, "diagnostics": [Any]()])
  }

  private var attachedSource: String {
    let macro = content["macro"] as? [String: Any]
    guard macro?["typeName"] as? String == "EntryMacro",
      let declaration = Self.source(content["declSyntax"]),
      let variable = EntryVariable(declaration: declaration)
    else { return "" }
    return content["macroRole"] as? String == "accessor"
      ? variable.accessors : variable.key(conformingTo: keyProtocol)
  }

  /// The protocol of keys of the type that is extended around the declaration.
  private var keyProtocol: String {
    let context = content["lexicalContext"] as? [Any] ?? []
    let words = context.flatMap { scope in
      (Self.source(scope) ?? "").split { !$0.isLetter }.prefix { $0 != "where" }
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

  private static func source(_ syntax: Any?) -> String? {
    (syntax as? [String: Any])?["source"] as? String
  }
}
