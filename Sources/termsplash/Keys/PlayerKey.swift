import TermAnim

/// What keys do to the showing of any scene, rather than to the scene.
enum PlayerKey: CaseIterable {
  case help, inspect
  case pause, stepForward, stepBack, faster, slower, restart
  case zoomIn, zoomOut, zoomReset
  case close, quit

  var strokes: [KeyStroke] { KeyScript.strokes(words.keys) }

  /// The keys as the help names them.
  var label: String { words.label }

  var meaning: String { words.meaning }

  private var words: (keys: String, label: String, meaning: String) {
    switch self {
    case .help: ("?", "?", "keys")
    case .inspect: ("i", "i", "inspector")
    case .pause: ("p", "p", "pause")
    case .stepForward: (".", ".", "frame forward")
    case .stepBack: (",", ",", "frame back")
    case .faster: (">", ">", "faster")
    case .slower: ("<", "<", "slower")
    case .restart: ("home", "home", "from the start")
    case .zoomIn: ("C-up +", "+ _", "coarser, finer")
    case .zoomOut: ("C-down _", "", "")
    case .zoomReset: ("z", "z", "details reset")
    case .close: ("esc", "esc", "close, quit")
    // Esc and q in one piece look like q with Alt.
    case .quit: ("q M-q", "q", "quit")
    }
  }
}
