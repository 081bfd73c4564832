import TermAnim

/// What keys do to the order of scenes.
enum ShowKey: CaseIterable {
  case next, previous, tour

  var strokes: [KeyStroke] { KeyScript.strokes(words.keys) }

  /// The keys as the help names them.
  var label: String { words.label }

  var meaning: String { words.meaning }

  private var words: (keys: String, label: String, meaning: String) {
    switch self {
    case .next: ("pgdn", "pgdn", "next scene")
    case .previous: ("pgup", "pgup", "previous scene")
    case .tour: ("g", "g", "tour")
    }
  }
}
