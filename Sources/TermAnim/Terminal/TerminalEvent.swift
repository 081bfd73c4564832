/// Something that a terminal tells the program that runs in it.
public enum TerminalEvent: Hashable, Sendable {
  case key(KeyStroke)
  case mouse(MouseInput)
  /// Text pasted as a whole, lines ended by `\n`; it may contain any other control character.
  case paste(String)
  /// Whether the terminal's window has the keyboard now.
  case focus(Bool)
  /// The screen has another size; what it shows is undefined until it is painted again.
  case resize(TerminalSize)
  /// The terminal has answered what it can do.
  case capabilities(TerminalCapabilities)
  /// The program is about to be stopped, and to give the terminal back to the shell.
  case suspended
  /// The program goes on after a stop: the screen is empty and must be painted as a whole.
  case resumed(TerminalSize)
  /// The process ends by this signal as soon as the receiver returns; a last chance to save, for
  /// which there are five seconds.
  ///
  /// `SIGTERM`, `SIGINT`, `SIGHUP`, `SIGQUIT`, `SIGPIPE`, and those of which `TerminalSession` says
  /// that a program may want them for itself, such as `SIGUSR1`: who has a handler for one of these
  /// is not told of it here.
  case terminate(signal: Int32)
}
