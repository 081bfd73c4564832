import TermAnim

/// Every key that means something in a scene, and what it means.
///
/// One table dispatches the keys and writes the help, so the two cannot disagree.
struct BindingTable {
  /// Keys that belong together.
  struct Section {
    let title: String
    let bindings: [KeyBinding]
  }

  let sections: [Section]
  private let byStroke: [KeyStroke: KeyBinding]

  /// - Precondition: No key is bound twice.
  init(_ sections: [Section]) {
    self.sections = sections
    var byStroke: [KeyStroke: KeyBinding] = [:]
    for section in sections {
      for binding in section.bindings {
        for stroke in binding.strokes {
          precondition(
            byStroke[stroke] == nil,
            "\(stroke) is bound to \(byStroke[stroke]?.meaning ?? "") and to \(binding.meaning)")
          byStroke[stroke] = binding
        }
      }
    }
    self.byStroke = byStroke
  }

  var bindings: [KeyBinding] { sections.flatMap(\.bindings) }

  /// The table in words for a terminal, which may have no arrows.
  func words(hasUnicode: Bool) -> BindingTable {
    guard !hasUnicode else { return self }
    return BindingTable(
      sections.map { Section(title: $0.title, bindings: $0.bindings.map(\.inASCII)) })
  }

  /// What `stroke` is bound to; nil when it means nothing.
  func binding(for stroke: KeyStroke) -> KeyBinding? {
    byStroke[stroke]
  }

  /// Does what `stroke` is bound to if that happens to the scene; returns whether it does.
  @MainActor
  func perform(_ stroke: KeyStroke) -> Bool {
    guard case .act(let action)? = byStroke[stroke]?.deed else { return false }
    action()
    return true
  }

  /// One line that names as many bindings of the first section as fit into `columns`, and the ways
  /// to the next scene, to all keys and out.
  ///
  /// The ways to all keys and out come last but are the first to get room, then the first binding,
  /// the way to the next scene, and the others. While a button has the focus, its keys come in
  /// place of the first binding, whose key presses the button then.
  func foot(columns: Int, hasFocus: Bool = false) -> FootLine {
    let ways = [KeyBinding(PlayerKey.help), KeyBinding(PlayerKey.quit)]
    let next = KeyBinding(ShowKey.next)
    let own = sections.first?.bindings.filter { !$0.label.isEmpty && !$0.isOfMouse } ?? []
    let first = hasFocus ? KeyBinding.ofButton : Array(own.prefix(1))
    let others = own.dropFirst()
    var room = columns + FootLine.gap
    let chosen = (ways + first + [next] + others).prefix { binding in
      room -= binding.words.count + FootLine.gap
      return room >= 0
    }
    .map(\.words)
    return FootLine((first + others + [next] + ways).filter { chosen.contains($0.words) })
  }
}
