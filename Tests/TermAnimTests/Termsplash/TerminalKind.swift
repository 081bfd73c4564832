import Testing

/// A kind of terminal: what it says of itself, and what it is to get.
struct TerminalKind: Sendable, CustomTestStringConvertible {
  /// How a colour is told.
  enum Colors: Hashable, Sendable {
    case exact, indexed256, basic
  }

  var name: String
  var variables: [String: String]
  /// What it answers to the questions of the start; nil when it says nothing at all.
  var answers: String? = plain
  /// The ways of telling colours that it is sent.
  var colors: Set<Colors>
  /// Further modes that are set, as sequences.
  var modes: Set<String> = []
  /// Whether strings (OSC, DCS) are sent.
  var takesStrings = true
  var hasUnicode = true

  var testDescription: String { name }

  private static let plain = "\u{1B}[?62;22c"
  private static let kitty = "\u{1B}[?2026;2$y\u{1B}[?2048;0$y\u{1B}[?0u\(plain)"
  private static let exactColor = "\u{1B}P1$r0;38:2::1:2:3m\u{1B}\\"

  static let all = [
    TerminalKind(
      name: "kitty", variables: ["TERM": "xterm-kitty", "COLORTERM": "truecolor"], answers: kitty,
      colors: [.exact], modes: ["CSI >1u", "CSI ?2026h"]),
    TerminalKind(
      name: "foot", variables: ["TERM": "foot", "COLORTERM": ""],
      answers: "\u{1B}[?2026;2$y\u{1B}[?2048;2$y\u{1B}[?1016;2$y\u{1B}[?0u\u{1B}[6;20;10t\(plain)",
      colors: [.exact], modes: ["CSI >1u", "CSI ?2026h", "CSI ?2048h", "CSI ?1016h"]),
    TerminalKind(
      name: "alacritty", variables: ["TERM": "alacritty", "COLORTERM": ""], colors: [.exact]),
    TerminalKind(
      name: "xterm that shows the colour", variables: ["TERM": "xterm", "COLORTERM": ""],
      answers: "\u{1B}[?2026;0$y\(exactColor)\u{1B}[?64;1;2;22c", colors: [.exact]),
    TerminalKind(
      name: "xterm-256color", variables: ["TERM": "xterm-256color", "COLORTERM": ""],
      colors: [.indexed256]),
    TerminalKind(
      name: "VTE, whose mode is off for ever", variables: ["TERM": "xterm-256color"],
      answers: "\u{1B}[?2026;4$y\u{1B}[?65;1;9c", colors: [.exact]),
    TerminalKind(
      name: "tmux", variables: ["TERM": "tmux-256color", "COLORTERM": "", "TMUX": "/tmp/x,1,0"],
      colors: [.indexed256]),
    TerminalKind(
      name: "screen", variables: ["TERM": "screen", "COLORTERM": "", "STY": "1.x"],
      colors: [.basic], takesStrings: false),
    TerminalKind(
      name: "screen-256color", variables: ["TERM": "screen-256color", "COLORTERM": ""],
      colors: [.indexed256], takesStrings: false),
    TerminalKind(
      name: "Linux console", variables: ["TERM": "linux", "COLORTERM": ""],
      answers: "\u{1B}[?6c", colors: [.basic], takesStrings: false),
    TerminalKind(
      name: "vt100", variables: ["TERM": "vt100", "COLORTERM": ""], answers: "\u{1B}[?1;2c",
      colors: [], takesStrings: false),
    TerminalKind(name: "one that says nothing", variables: [:], answers: nil, colors: [.exact]),
    TerminalKind(name: "no colour wanted", variables: ["NO_COLOR": "1"], colors: []),
    TerminalKind(
      name: "no Unicode", variables: ["LC_ALL": "C"], colors: [.exact], hasUnicode: false),
  ]
}
