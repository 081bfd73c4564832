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

  /// One line that names as many bindings as fit into `columns`.
  ///
  /// The ways to all keys and out come last but are the first to get room, then the keys of the
  /// first section, then all others.
  func help(columns: Int) -> String {
    let ways = [PlayerKey.help, .quit].map { "\($0.label) \($0.meaning)" }
    let others = bindings.filter { !$0.label.isEmpty }.map { "\($0.label) \($0.meaning)" }
    var (line, end) = ([String](), [String]())
    for way in ways where Self.width(end + [way]) <= columns { end.append(way) }
    for entry in others where !ways.contains(entry) {
      guard Self.width(line + [entry] + end) <= columns else { break }
      line.append(entry)
    }
    return (line + end).joined(separator: Self.gap)
  }

  private static func width(_ entries: [String]) -> Int {
    entries.reduce(0) { $0 + $1.count } + max(entries.count - 1, 0) * gap.count
  }

  private static let gap = "   "
}
