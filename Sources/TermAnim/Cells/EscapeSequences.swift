/// Every byte sequence that is sent to a terminal to mean something other than its characters.
///
/// Specifications: *ECMA-48* is ECMA-48, 5th edition (1991); *xterm* is XTerm Control Sequences
/// (invisible-island.net/xterm/ctlseqs); *DEC* is the VT510 Programmer's Reference
/// (EK-VT510-RM); others are named where they are used. `Ps` is a number, `ST` is `ESC \`.
enum EscapeSequences {
  // MARK: Parts of which sequences are made

  /// The byte that begins every sequence (ECMA-48 5.2).
  static let escape: UInt8 = 0x1B
  /// Control Sequence Introducer (ECMA-48 8.3.16), in its seven-bit form.
  static let controlSequence: StaticString = "\u{1B}["
  /// Operating System Command (ECMA-48 8.3.89); ended by `stringTerminator`.
  static let operatingSystemCommand: StaticString = "\u{1B}]"
  /// String Terminator, ST (ECMA-48 8.3.143).
  static let stringTerminator: StaticString = "\u{1B}\\"
  /// CAN: abandons a sequence that was cut off in its middle (DEC, "Control Characters").
  static let cancel: StaticString = "\u{18}"

  // MARK: Moving the cursor

  /// BS, one column to the left (ECMA-48 8.3.5).
  static let backspace: UInt8 = 0x08
  /// LF, one row down; the column stays where it is on a tty that does not translate output
  /// (ECMA-48 8.3.74).
  static let lineFeed: UInt8 = 0x0A
  /// CR, to the first column (ECMA-48 8.3.15).
  static let carriageReturn: UInt8 = 0x0D
  /// RI, one row up (ECMA-48 8.3.104).
  static let reverseLineFeed: StaticString = "\u{1B}M"
  /// CUU, `CSI Ps A`, rows up (ECMA-48 8.3.22).
  static let cursorUpFinal: UInt8 = 0x41
  /// CUD, `CSI Ps B`, rows down (ECMA-48 8.3.19).
  static let cursorDownFinal: UInt8 = 0x42
  /// CUF, `CSI Ps C`, columns to the right (ECMA-48 8.3.20).
  static let cursorForwardFinal: UInt8 = 0x43
  /// CUB, `CSI Ps D`, columns to the left (ECMA-48 8.3.18).
  static let cursorBackFinal: UInt8 = 0x44
  /// CHA, `CSI Ps G`, to a column counted from 1 (ECMA-48 8.3.9).
  static let cursorColumnFinal: UInt8 = 0x47
  /// CUP, `CSI Ps ; Ps H`, to a row and a column counted from 1 (ECMA-48 8.3.21).
  static let cursorPositionFinal: UInt8 = 0x48
  /// CUP without parameters: to the top left corner.
  static let cursorHome: StaticString = "\u{1B}[H"

  // MARK: Writing and erasing many cells at once

  /// REP, `CSI Ps b`, the preceding character so many times more (ECMA-48 8.3.103).
  static let repeatFinal: UInt8 = 0x62
  /// ECH, `CSI Ps X`, erases cells from the cursor on and leaves it there (ECMA-48 8.3.38).
  static let eraseCharactersFinal: UInt8 = 0x58
  /// EL, erases from the cursor to the end of its row (ECMA-48 8.3.41).
  static let eraseToEndOfLine: StaticString = "\u{1B}[K"
  /// ED, erases from the cursor to the end of the screen (ECMA-48 8.3.39).
  static let eraseToEndOfScreen: StaticString = "\u{1B}[J"

  // MARK: Colours and attributes (SGR, ECMA-48 8.3.117)

  /// The byte that ends `CSI Ps ; ... m`.
  static let graphicRenditionFinal: UInt8 = 0x6D
  /// Between two parameters (ECMA-48 5.4.2).
  static let parameterSeparator: UInt8 = 0x3B
  /// Default colours, no attributes.
  static let resetGraphicRendition: StaticString = "\u{1B}[m"
  /// A 24-bit foreground is `38;2;R;G;B` (ISO 8613-6, in the form with semicolons, xterm).
  static let trueColorForeground: StaticString = "38;2;"
  /// A 24-bit background is `48;2;R;G;B`.
  static let trueColorBackground: StaticString = "48;2;"
  /// A foreground out of the palette of 256 is `38;5;Ps` (xterm).
  static let indexedForeground: StaticString = "38;5;"
  /// A background out of the palette of 256 is `48;5;Ps`.
  static let indexedBackground: StaticString = "48;5;"
  /// The first eight foregrounds are 30...37, the bright ones 90...97 (aixterm).
  static let basicForeground = 30
  /// The first eight backgrounds are 40...47, the bright ones 100...107.
  static let basicBackground = 40
  /// Added to a colour's parameter for the bright one of its kind.
  static let brightOffset = 60
  static let boldOn: UInt8 = 1
  static let boldOff: UInt8 = 22
  static let italicOn: UInt8 = 3
  static let italicOff: UInt8 = 23
  static let underlineOn: UInt8 = 4
  static let underlineOff: UInt8 = 24
  static let inverseOn: UInt8 = 7
  static let inverseOff: UInt8 = 27
  static let strikethroughOn: UInt8 = 9
  static let strikethroughOff: UInt8 = 29

  // MARK: Synchronised output

  /// What follows is shown only when `endSynchronizedUpdate` comes, so that no half of it is seen.
  ///
  /// Mode 2026, "Synchronized Output" (gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036).
  static let beginSynchronizedUpdate: StaticString = "\u{1B}[?2026h"
  /// Shows what came since `beginSynchronizedUpdate`; harmless without it.
  static let endSynchronizedUpdate: StaticString = "\u{1B}[?2026l"

  // MARK: The screen and the cursor

  /// Mode 1049: saves the cursor and shows the cleared alternate screen (xterm).
  static let enterAlternateScreen = Mode.alternateScreen.set
  /// Shows the main screen again, with its cursor, colours and attributes.
  static let leaveAlternateScreen = Mode.alternateScreen.reset
  /// DECTCEM (DEC): shows the cursor.
  static let showCursor = Mode.cursorVisible.set
  /// Hides the cursor.
  static let hideCursor = Mode.cursorVisible.reset
  /// DECSC: remembers the cursor and its attributes (DEC).
  static let saveCursor: StaticString = "\u{1B}7"
  /// DECRC: the cursor and the attributes that `saveCursor` remembered (DEC).
  static let restoreCursor: StaticString = "\u{1B}8"
  /// DECSCUSR 0: the cursor's shape as the user set it (xterm).
  static let defaultCursorShape: StaticString = "\u{1B}[0 q"
  /// DECSTBM without parameters: scrolling takes the whole screen again (DEC).
  static let resetScrollRegion: StaticString = "\u{1B}[r"
  /// SCS: G0 is ASCII and chosen, so that no letter is a line-drawing character (DEC).
  static let selectASCII: StaticString = "\u{1B}(B\u{0F}"
  /// Puts the window's and the icon's titles on a stack of the terminal's (xterm, XTWINOPS 22).
  static let pushTitle: StaticString = "\u{1B}[22;0t"
  /// Takes the titles back from that stack (XTWINOPS 23).
  static let popTitle: StaticString = "\u{1B}[23;0t"

  /// OSC 2, the window's title (xterm); control characters in it are made visible.
  static func setTitle(_ title: String) -> String {
    "\(operatingSystemCommand)2;\(title.withControlsVisible)\(stringTerminator)"
  }

  // MARK: The keyboard

  /// Pushes the enhancements `flags` of the kitty keyboard protocol on the screen's own stack.
  ///
  /// 1 tells escape codes from keys, 2 reports releases, 4 alternate keys, 8 all keys, 16 text
  /// (sw.kovidgoyal.net/kitty/keyboard-protocol).
  static func pushKeyboard(flags: Int) -> String {
    "\(controlSequence)>\(flags)u"
  }
  /// Undoes one `pushKeyboard(flags:)`; to be sent before the screen is left.
  static let popKeyboard: StaticString = "\u{1B}[<u"
  /// DECKPAM: the keypad sends sequences of its own (DEC).
  static let applicationKeypad: StaticString = "\u{1B}="
  /// DECKPNM: the keypad sends digits (DEC).
  static let numericKeypad: StaticString = "\u{1B}>"

  // MARK: Questions, and how their answers look

  /// DA1, answered by every terminal with `CSI ? ... c` (DEC): the last question of a series,
  /// whose answer says that no other is to come.
  static let queryPrimaryAttributes: StaticString = "\u{1B}[c"
  /// XTVERSION, answered by `DCS > | name ST` (xterm).
  static let queryVersion: StaticString = "\u{1B}[>0q"
  /// Answered by `CSI ? flags u` where the kitty keyboard protocol is known.
  static let queryKeyboard: StaticString = "\u{1B}[?u"
  /// OSC 10, answered by `OSC 10 ; rgb:RRRR/GGGG/BBBB ST`, the default foreground (xterm).
  static let queryForeground: StaticString = "\u{1B}]10;?\u{1B}\\"
  /// OSC 11, the default background.
  static let queryBackground: StaticString = "\u{1B}]11;?\u{1B}\\"
  /// XTWINOPS 14, answered by `CSI 4 ; height ; width t`: the text area in pixels (xterm).
  static let queryTextAreaPixels: StaticString = "\u{1B}[14t"
  /// XTWINOPS 16, answered by `CSI 6 ; height ; width t`: a cell in pixels.
  static let queryCellPixels: StaticString = "\u{1B}[16t"
  /// XTWINOPS 18, answered by `CSI 8 ; rows ; columns t`: the text area in cells.
  static let queryTextAreaCells: StaticString = "\u{1B}[18t"
  /// DSR 6, answered by CPR, `CSI row ; column R` (ECMA-48 8.3.35).
  static let queryCursorPosition: StaticString = "\u{1B}[6n"
  /// Sets a 24-bit foreground, asks for the rendition (DECRQSS, answered by `DCS 1 $ r ... m ST`)
  /// and resets it: the answer has `38` and the three numbers only where colours are truly 24-bit.
  static let queryTrueColor: StaticString = "\u{1B}[38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
}
