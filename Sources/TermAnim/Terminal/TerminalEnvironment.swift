internal import Foundation

/// What the environment says about the terminal, before it is asked.
struct TerminalEnvironment {
  var variables: [String: String]

  /// The process's own environment.
  static var current: TerminalEnvironment {
    TerminalEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  private subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  var terminalType: String { self["TERM"] ?? "" }

  /// Whether the locale's characters are UTF-8: the first of LC_ALL, LC_CTYPE and LANG decides.
  ///
  /// Where none is set, as in containers, the terminal outside is most likely a UTF-8 one.
  var hasUnicode: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return true }
    let charset = locale.lowercased().filter { $0 != "-" }
    return charset.contains("utf8")
  }

  /// Whether the user wants no colour (no-color.org); an empty value does not count.
  var refusesColor: Bool {
    guard self["NO_COLOR"] != nil else { return false }
    return !["1", "true", "yes"].contains(self["CLICOLOR_FORCE"] ?? "")
  }

  /// Whether the terminal's maker says that colours are 24-bit; a hint, not proof.
  ///
  /// Within GNU screen the claim is that of the terminal around it, and screen 4 takes the numbers
  /// of such a colour for others; screen 5, which can show them, is not told apart. STY, which
  /// screen sets, decides: TERM=screen-256color alone may be tmux behind ssh, which passes neither
  /// STY nor TMUX on.
  var claimsTrueColor: Bool {
    if self["STY"] != nil, self["TMUX"] == nil { return false }
    let claim = (self["COLORTERM"] ?? "").lowercased()
    return claim == "truecolor" || claim == "24bit"
  }

  /// Whether TERM names a terminal of which every version has 24-bit colours.
  ///
  /// Some of these neither set COLORTERM nor answer the question, and ssh does not pass it on.
  var isKnownForTrueColor: Bool {
    ["alacritty", "foot", "st-256", "stterm-256", "xterm-ghostty", "xterm-kitty"].contains {
      terminalType.hasPrefix($0)
    }
  }

  /// Whether the environment alone says what colours there are.
  var saysColors: Bool { refusesColor || claimsTrueColor || isKnownForTrueColor }

  /// Whether the program was started behind ssh, as far as can be told: `sudo` and containers hide
  /// it, and a session that is attached elsewhere keeps it.
  var isRemote: Bool { self["SSH_CONNECTION"] != nil || self["SSH_TTY"] != nil }

  /// Whether strings (DCS, OSC) may be sent without parts of them showing on the screen.
  ///
  /// The Linux console and hardware terminals print what they do not know, and GNU screen passes
  /// questions on to the terminal that it runs in.
  var understandsStrings: Bool {
    let isPlain = ["linux", "vt", "screen", "ansi", "cons", "sun", "pcansi"].contains {
      terminalType.hasPrefix($0)
    }
    return !isPlain || self["TMUX"] != nil
  }

  /// What to assume until the terminal has answered.
  @MainActor
  func assumption(terminfo: Terminfo) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.output.colorDepth = colorDepth(
      terminfoColors: terminfo.number("colors") ?? 0,
      hasDirectColor: terminfo.flag("RGB") || terminfo.flag("Tc"))
    capabilities.output.hasUnicode = hasUnicode
    capabilities.output.hasRepeat = terminfo.string("rep") != nil
    capabilities.output.hasEraseCharacters = terminfo.string("ech") != nil
    capabilities.output.erasesWithBackground = terminfo.flag("bce")
    return capabilities
  }

  func colorDepth(terminfoColors: Int, hasDirectColor: Bool) -> ColorDepth {
    if refusesColor { return .monochrome }
    if claimsTrueColor || hasDirectColor || terminfoColors > 0xFFFF || isKnownForTrueColor {
      return .trueColor
    }
    return terminfoColors >= 256 ? .indexed256 : terminfoColors >= 8 ? .indexed16 : .monochrome
  }
}
