/// Every byte sequence that is sent to a terminal to mean something other than its characters.
///
/// Specifications: *ECMA-48* is ECMA-48, 5th edition (1991); *xterm* is XTerm Control Sequences
/// (invisible-island.net/xterm/ctlseqs); *DEC* is the VT510 Programmer's Reference
/// (EK-VT510-RM); others are named where they are used. `Ps` is a number, `ST` is `ESC \`.
enum EscapeSequences {
  // MARK: Parts of which sequences are made

  /// Control Sequence Introducer (ECMA-48 8.3.16), in its seven-bit form.
  static let controlSequence: StaticString = "\u{1B}["

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
  /// DECSC, saves where the cursor is on the screen, and the rendition with it (DEC).
  static let saveCursor: StaticString = "\u{1B}7"
  /// DECRC, goes back to what was saved (DEC).
  static let restoreCursor: StaticString = "\u{1B}8"
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
  /// The parameters that turn each attribute of `CharacterRun.Attributes` on and off, lowest bit
  /// first: bold, italic, underlined, struck through, inverse.
  static let attributeSwitches: [(on: UInt8, off: UInt8)] = [
    (1, 22), (3, 23), (4, 24), (9, 29), (7, 27),
  ]

  // MARK: Synchronised output

  /// What follows is shown only when `endSynchronizedUpdate` comes, so that no half of it is seen.
  ///
  /// Mode 2026, "Synchronized Output"
  /// (gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036).
  static let beginSynchronizedUpdate: StaticString = "\u{1B}[?2026h"
  /// Shows what came since `beginSynchronizedUpdate`; harmless without it.
  static let endSynchronizedUpdate: StaticString = "\u{1B}[?2026l"

  // MARK: The screen and the cursor

  /// DECTCEM (DEC): shows the cursor.
  static let showCursor = Mode.cursorVisible.set
  /// Hides the cursor.
  static let hideCursor = Mode.cursorVisible.reset

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

  // MARK: Questions, and how their answers look

  /// DA1, answered by every terminal with `CSI ? ... c` (DEC): the last question of a series,
  /// whose answer says that no other is to come.
  static let queryPrimaryAttributes: StaticString = "\u{1B}[c"
  /// DSR 5, answered with `CSI 0 n` when all that was sent before has been taken (ECMA-48, 8.3.35).
  static let queryStatus: StaticString = "\u{1B}[5n"
  /// Answered by `CSI ? flags u` where the kitty keyboard protocol is known.
  static let queryKeyboard: StaticString = "\u{1B}[?u"
  /// DSR 6, answered by CPR, `CSI row ; column R`, counted from 1 (ECMA-48, 8.3.35 and 8.3.14).
  static let queryCursor: StaticString = "\u{1B}[6n"
  /// OSC 11, answered by `OSC 11 ; rgb:RRRR/GGGG/BBBB ST`: the default background (xterm).
  static let queryBackground: StaticString = "\u{1B}]11;?\u{1B}\\"
  /// XTWINOPS 16, answered by `CSI 6 ; height ; width t`: a cell in pixels.
  static let queryCellPixels: StaticString = "\u{1B}[16t"
  /// Sets a 24-bit foreground, asks for the rendition (DECRQSS, answered by `DCS 1 $ r ... m ST`)
  /// and resets it: the answer has `38` and the three numbers only where colours are truly 24-bit.
  static let queryTrueColor: StaticString = "\u{1B}[38;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
}
