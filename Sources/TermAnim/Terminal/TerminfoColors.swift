internal import CNcurses

/// The colours of a type of terminal, as terminfo describes them; no terminal is needed for that.
@MainActor
struct TerminfoColors {
  /// How many there are; 0 where there is nothing but the terminal's own two.
  let count: Int
  /// Whether any colour can be told by its components.
  let isDirect: Bool

  /// Looks up the value of TERM, or what such a terminal resembles.
  ///
  /// Not while a session is open: ncurses knows one type at a time.
  ///
  /// - Throws: `TerminalError` when nobody knows of such a terminal, or nobody could use it.
  init(ofType name: String) throws(TerminalError) {
    let type = try TerminalType(name)
    var (count, isDirect): (Int32, Int32) = (0, 0)
    guard cncurses_look_up_colors(type.name, &count, &isDirect) > 0 else {
      throw .unknownTerminalType(name)
    }
    (self.count, self.isDirect) = (max(Int(count), 0), isDirect != 0)
  }
}
