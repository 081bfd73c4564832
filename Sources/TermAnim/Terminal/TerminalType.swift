internal import CNcurses

/// The entry of terminfo that describes the terminal.
///
/// The machine at the other end of a link often has no entry for a new terminal; then the one that
/// such terminals resemble is taken, because they all do.
@MainActor
struct TerminalType {
  /// The name to open the terminal by.
  let name: String

  /// Looks up `name`, the value of TERM.
  ///
  /// ncurses would end the process for an unknown type when opening one the usual way.
  init(_ name: String) throws(TerminalError) {
    guard !name.isEmpty else { throw .unsetTerminalType }
    let candidates = [name] + Self.relatives(of: name)
    for candidate in candidates {
      guard let motion = Self.cursorMotion(of: candidate) else { continue }
      guard motion.hasPrefix("\u{1B}[") else { throw .dumbTerminal(name) }
      self.name = candidate
      return
    }
    throw .unknownTerminalType(name)
  }

  /// What places the cursor; empty when nothing does, `nil` for an unknown type.
  private static func cursorMotion(of name: String) -> String? {
    var motion: UnsafePointer<CChar>?
    guard cncurses_look_up(name, &motion) != 0 else { return nil }
    return motion.map { String(cString: $0) } ?? ""
  }

  private static func relatives(of name: String) -> [String] {
    let families = [
      "xterm-256color": [
        "xterm", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour", "rio", "konsole",
        "vte", "gnome", "st-", "stterm", "mintty", "iterm", "nsterm", "putty", "mlterm", "zutty",
      ],
      "screen-256color": ["tmux", "screen"],
    ]
    return families.filter { $0.value.contains(where: name.hasPrefix) }.map(\.key)
  }
}
