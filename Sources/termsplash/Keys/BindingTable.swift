import TermAnim

/// Every key that means something at the moment, and what it means.
///
/// One table dispatches the keys and writes the help, so the two cannot disagree.
struct BindingTable {
  let bindings: [KeyBinding]

  /// - Precondition: No key is bound twice.
  init(_ bindings: [KeyBinding]) {
    self.bindings = bindings
    let strokes = bindings.flatMap(\.strokes)
    precondition(Set(strokes).count == strokes.count, "a key is bound twice in \(strokes)")
  }

  /// Does what `stroke` is bound to, and returns whether it is bound.
  @MainActor
  func perform(_ stroke: KeyStroke) -> Bool {
    guard let binding = bindings.first(where: { $0.strokes.contains(stroke) }) else { return false }
    binding.action()
    return true
  }

  /// One line that names as many bindings as fit into `columns`, the first ones first.
  func help(columns: Int) -> String {
    var line = ""
    for binding in bindings where !binding.label.isEmpty {
      let entry = "\(binding.label) \(binding.meaning)"
      let longer = line.isEmpty ? entry : line + "   " + entry
      if longer.count <= columns { line = longer }
    }
    return line
  }
}
