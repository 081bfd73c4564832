/// One thing found in the bytes that a terminal sends.
enum DecodedInput: Hashable, Sendable {
  case key(KeyStroke)
  case mouse(MouseInput)
  case paste(String)
  case focus(Bool)
  /// A change of size that mode 2048 reports in the input.
  case resize(TerminalSize)
  case reply(TerminalReply)
}
