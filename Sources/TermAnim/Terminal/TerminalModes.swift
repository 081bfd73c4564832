/// The modes that are set while the terminal is ours, and the bytes that set and reset them.
struct TerminalModes {
  private var entering: [UInt8] = []
  private var leaving: [UInt8] = []
  /// Whether the pointer is listened to, which belongs to the lines that were printed otherwise.
  private let hasPointer: Bool

  /// The modes that need no asking: a terminal that does not know one ignores it.
  ///
  /// - Parameters:
  ///   - terminfo: The terminal's entry.
  ///   - isInline: Whether what has been printed stays on the screen, and pointer and focus stay
  ///     the terminal's own business.
  @MainActor
  init(terminfo: Terminfo, isInline: Bool = false) {
    hasPointer = !isInline
    if !isInline { takeScreen(terminfo) }
    add(terminfo.string("smkx") ?? [], undoneBy: terminfo.string("rmkx") ?? [])
    hideCursor(terminfo)
    if !isInline {
      for mode in [EscapeSequences.Mode.mouseDrags, .mouseInCells, .focusReports] { add(mode) }
    }
    add(.bracketedPaste)
  }

  /// Enters the alternate screen, before all else because a terminal keeps keyboard modes for each
  /// screen, and empties it.
  @MainActor
  private mutating func takeScreen(_ terminfo: Terminfo) {
    if let enter = terminfo.string("smcup"), let leave = terminfo.string("rmcup") {
      add(enter, undoneBy: leave)
    } else {
      add([], undoneBy: Self.clearScreen)
    }
    add(Self.clearScreen, undoneBy: Array("\(EscapeSequences.resetGraphicRendition)".utf8))
  }

  /// Where terminfo says no more than DECTCEM, its opposite is enough: xterm's entry also stops the
  /// cursor from blinking, which users do not get back.
  @MainActor
  private mutating func hideCursor(_ terminfo: Terminfo) {
    let plain = Array(EscapeSequences.hideCursor.utf8)
    let hide = terminfo.string("civis") ?? plain
    let show = Array(EscapeSequences.showCursor.utf8)
    add(hide, undoneBy: hide == plain ? show : terminfo.string("cnorm") ?? show)
  }

  private static let clearScreen = Array(
    "\(EscapeSequences.resetGraphicRendition)\(EscapeSequences.cursorHome)\(EscapeSequences.eraseToEndOfScreen)"
      .utf8)

  /// Adds what the terminal has said that it knows; returns the bytes that set just these.
  mutating func add(_ capabilities: TerminalCapabilities) -> [UInt8] {
    let before = entering.count
    if capabilities.hasKittyKeyboard {
      add(
        Array(EscapeSequences.pushKeyboard(flags: 1).utf8),
        undoneBy: Array("\(EscapeSequences.popKeyboard)".utf8))
    }
    if capabilities.hasPixelMouse, hasPointer { add(.mouseInPixels) }
    if capabilities.hasInBandResize { add(.inBandResize) }
    return Array(entering[before...])
  }

  /// Adds reports of the pointer's movement with no button held; returns the bytes that set them.
  mutating func addMotion() -> [UInt8] {
    guard hasPointer else { return [] }
    let before = entering.count
    add(.mouseMotion)
    return Array(entering[before...])
  }

  private mutating func add(_ mode: EscapeSequences.Mode) {
    add(Array(mode.set.utf8), undoneBy: Array(mode.reset.utf8))
  }

  private mutating func add(_ enter: [UInt8], undoneBy leave: [UInt8]) {
    entering += enter
    leaving = leave + leaving
  }

  /// What takes the terminal over.
  var enter: [UInt8] { entering }

  /// What gives it back, in the reverse order; the frame that was being shown is finished first,
  /// and a picture among printed lines is left.
  func leave(from region: InlineRegion?) -> [UInt8] {
    Array(EscapeSequences.Mode.synchronizedOutput.reset.utf8) + (region?.leave ?? []) + leaving
  }
}
