import Testing

/// The judge of what is left behind, itself judged.
struct ScreenStateTests {
  @Test(arguments: [
    ("\u{1B}[?1049h", "mode 1049"), ("\u{1B}[?25l", "mode 25"), ("\u{1B}[?7l", "mode 7"),
    ("\u{1B}[?2026h", "mode 2026"), ("\u{1B}[?1000;1006h\u{1B}[?1006l", "mode 1000"),
    ("\u{1B}[?1049h\u{1B}[>1u\u{1B}[?1049l\u{1B}[<u", "keyboard"),
    ("\u{1B}[>1u", "keyboard"), ("\u{1B}[<u", "keyboard"), ("\u{1B}=", "keypad"),
    ("\u{1B}[4h", "mode 4"), ("\u{1B}[2;5r", "margins"), ("\u{1B}[5 q", "cursor shape"),
    ("\u{1B}[m\u{1B}[38;2;0;0;0m", "colours"), ("\u{1B}[0;1m", "colours"),
    ("\u{1B}]0;mine\u{7}", "title"), ("\u{1B}]2;mine\u{1B}\\", "title"),
    ("\u{1B}[22;0;0t", "title stack"), ("\u{1B}]4;1;red\u{7}", "palette"),
    ("\u{1B}]11;#000000\u{1B}\\", "palette"),
    ("\u{1B}", "cut sequence"), ("\u{1B}[38;2", "cut sequence"), ("\u{1B}]0;x", "cut sequence"),
  ])
  func `what is left behind is named`(bytes: String, name: String) {
    #expect(ScreenState(after: Array(bytes.utf8)).changed.contains(name))
  }

  @Test(arguments: [
    "", "text", "\u{1B}[?1049h\u{1B}[?1049l", "\u{1B}[?25l\u{1B}[?25h", "\u{1B}[>1u\u{1B}[<u",
    "\u{1B}=\u{1B}>", "\u{1B}[4h\u{1B}[4l", "\u{1B}[2;5r\u{1B}[r", "\u{1B}[5 q\u{1B}[0 q",
    "\u{1B}[1;31m\u{1B}[m", "\u{1B}[7m\u{1B}[0m", "\u{1B}[22;0;0t\u{1B}[23;0;0t",
    "\u{1B}]4;1;red\u{7}\u{1B}]104\u{7}", "\u{1B}]11;?\u{1B}\\", "\u{1B}[14t\u{1B}[c",
    "\u{1B}[12\u{18}",
  ])
  func `what is given back is not`(bytes: String) {
    #expect(ScreenState(after: Array(bytes.utf8)).changed == [])
  }

  @Test(arguments: [
    ("\u{1B}[?1049h\u{1B}[2J\u{1B}[?1049l\u{1B}[J", "screen"), ("\u{1B}[24Hx\u{1B}[2;6H", "screen"),
    ("\u{1B}[Hx\u{1B}[2;6H", "screen"), ("\u{1B}[24;5Hx\u{1B}[2;6H\r\nsaid\r\n", "screen"),
    ("\u{1B}[1;80Hx\u{1B}[2;6H\r\nsaid\r\n", "screen"), ("\u{1B}[5H", "cursor"),
    ("\u{1B}[31m", "colours"), ("\u{1B}(0", "characters"),
  ])
  func `what does not stand there as before is named`(bytes: String, name: String) {
    #expect(FoundScreen(columns: 80, rows: 24).changes(by: Array(bytes.utf8)).contains(name))
  }

  @Test(arguments: [
    "", "\u{1B}[?1049h\u{1B}[2J\u{1B}[?1049l", "\u{1B}[?1049h\u{1B}[?1049l\r\nsaid\r\nand more\r\n",
  ])
  func `what stands there as before, and what was said after it, is not`(bytes: String) {
    #expect(FoundScreen(columns: 80, rows: 24).changes(by: Array(bytes.utf8)) == [])
  }
}
