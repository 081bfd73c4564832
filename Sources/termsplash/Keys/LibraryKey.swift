import TermAnim

/// Keys that the library makes something of by itself; here for the help, and so that no scene
/// takes them.
enum LibraryKey: CaseIterable {
  case nextButton, pressButton, repaint

  var strokes: [KeyStroke] { KeyScript.strokes(words.keys) }

  /// The keys as the help names them.
  var label: String { words.label }

  var meaning: String { words.meaning }

  private var words: (keys: String, label: String, meaning: String) {
    switch self {
    case .nextButton: ("tab S-tab", "tab", "next button")
    case .pressButton: ("return", "return", "press button")
    case .repaint: ("C-l", "ctrl-l", "paint anew")
    }
  }
}
