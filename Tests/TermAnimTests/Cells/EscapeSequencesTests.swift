import Testing

@testable import TermAnim

struct EscapeSequencesTests {
  @Test func `modes are set, reset and asked for`() {
    #expect(EscapeSequences.Mode.bracketedPaste.set == "\u{1B}[?2004h")
    #expect(EscapeSequences.Mode.bracketedPaste.reset == "\u{1B}[?2004l")
    #expect(EscapeSequences.Mode.synchronizedOutput.query == "\u{1B}[?2026$p")
    #expect(EscapeSequences.showCursor == "\u{1B}[?25h")
  }

  @Test func `the synchronising constants are the mode's`() {
    let mode = EscapeSequences.Mode.synchronizedOutput
    #expect("\(EscapeSequences.beginSynchronizedUpdate)" == mode.set)
    #expect("\(EscapeSequences.endSynchronizedUpdate)" == mode.reset)
  }

  @Test func `keyboard flags are pushed and popped`() {
    #expect(EscapeSequences.pushKeyboard(flags: 5) == "\u{1B}[>5u")
    #expect("\(EscapeSequences.popKeyboard)" == "\u{1B}[<u")
  }
}
