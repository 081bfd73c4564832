import Testing

@testable import TermAnim

struct TerminalEnvironmentTests {
  @Test(
    arguments: [
      ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
      (["LANG": "C"], false), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true), (["LC_ALL": "", "LANG": "POSIX"], false),
      (["LANG": "de_DE.ISO-8859-1"], false), (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8"], false),
    ] as [([String: String], Bool)])
  func `the first locale that is set decides about Unicode`(
    variables: [String: String], hasUnicode: Bool
  ) {
    #expect(TerminalEnvironment(variables: variables).hasUnicode == hasUnicode)
  }

  @Test(
    arguments: [
      ([:], 256, false, .indexed256), ([:], 8, false, .indexed16), ([:], 0, false, .monochrome),
      ([:], 1 << 24, false, .trueColor), ([:], 256, true, .trueColor),
      (["COLORTERM": "truecolor"], 256, false, .trueColor),
      (["COLORTERM": "24bit"], 8, false, .trueColor),
      (["COLORTERM": "truecolor", "TERM": "screen", "STY": "1.x"], 8, false, .indexed16),
      (["COLORTERM": "truecolor", "TERM": "xterm", "STY": "1.x"], 256, false, .indexed256),
      (["COLORTERM": "truecolor", "STY": "1.x", "TMUX": "x"], 8, false, .trueColor),
      (["COLORTERM": "truecolor", "TERM": "screen-256color"], 256, false, .trueColor),
      (["COLORTERM": "truecolor", "TERM": "screen", "STY": ""], 8, false, .trueColor),
      (["COLORTERM": "rxvt-xpm"], 256, false, .indexed256),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], 256, true, .monochrome),
      (["NO_COLOR": ""], 256, false, .indexed256),
      (["TERM": "xterm-256color"], 256, false, .indexed256),
      (["TERM": "xterm-kitty"], 256, false, .trueColor),
      (["TERM": "alacritty"], 256, false, .trueColor),
      (["TERM": "stterm-256color"], 256, false, .trueColor),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], 256, false, .indexed256),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "0"], 256, false, .monochrome),
    ] as [([String: String], Int, Bool, ColorDepth)])
  func `colours are as many as are wanted and can be had`(
    variables: [String: String], colors: Int, isDirect: Bool, depth: ColorDepth
  ) {
    let environment = TerminalEnvironment(variables: variables)
    #expect(environment.colorDepth(terminfoColors: colors, hasDirectColor: isDirect) == depth)
  }

  @Test func `what ssh sets says that the terminal is far away`() {
    #expect(!TerminalEnvironment(variables: ["SSH_TTY": ""]).isRemote)
    #expect(TerminalEnvironment(variables: ["SSH_TTY": "/dev/pts/3"]).isRemote)
    #expect(TerminalEnvironment(variables: ["SSH_CONNECTION": "::1 5 ::1 22"]).isRemote)
  }

  @Test func `tmux understands strings although it calls itself screen`() {
    #expect(!TerminalEnvironment(variables: ["TERM": "screen"]).understandsStrings)
    #expect(TerminalEnvironment(variables: ["TERM": "screen", "TMUX": "x"]).understandsStrings)
  }
}
