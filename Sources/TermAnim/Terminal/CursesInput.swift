internal import CNcurses
internal import Foundation

/// Reads the keyboard through ncurses, and knows the terminal's type by it.
///
/// A class because it owns an ncurses screen. ncurses opens the screen, reads the terminal's entry
/// in terminfo, and reads bytes with `wgetch` from a pad (a window would be painted first). What
/// ncurses itself would write goes nowhere: the screen's bytes are ours.
@MainActor
final class CursesInput {
  let terminfo = Terminfo()
  let keys: KeyTable
  private let screen: OpaquePointer
  private let pad: UnsafeMutablePointer<WINDOW>
  private let files: [UnsafeMutablePointer<FILE>]

  /// Bytes taken at once, so that a long paste lets other events through in between.
  private static let batch = 4096

  init(device: TerminalDevice, type: TerminalType) throws(TerminalError) {
    files = try [Self.file(device.descriptor, mode: "r"), Self.file(device.descriptor, mode: "w")]
    guard let screen = Self.open(type, files: files) else {
      throw .unknownTerminalType(type.name)
    }
    guard raw() == OK, noecho() == OK, nonl() == OK, let pad = newpad(1, 1) else {
      throw .systemFailure(call: "newterm", code: errno)
    }
    self.screen = screen
    self.pad = pad
    // From here on ncurses cannot write to the terminal, whatever it thinks of the screen.
    guard cncurses_discard(files[1]) != 0 else {
      throw .systemFailure(call: "/dev/null", code: errno)
    }
    keys = KeyTable(terminfo: terminfo)
    nodelay(pad, true)
  }

  /// Opens a screen as large as terminfo says, or as large as it is where terminfo does not say.
  ///
  /// ncurses' buffer for output grows with the screen that it believes in, and that of a very small
  /// one would let some of its opening bytes out.
  private static func open(
    _ type: TerminalType, files: [UnsafeMutablePointer<FILE>]
  ) -> OpaquePointer? {
    use_env(false)
    defer { use_env(true) }
    if let screen = newterm(type.name, files[1], files[0]) { return screen }
    use_env(true)
    return newterm(type.name, files[1], files[0])
  }

  private static func file(
    _ descriptor: Int32, mode: String
  ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
    let copy = cncurses_duplicate(descriptor)
    guard copy >= 0, let file = fdopen(copy, mode) else {
      throw .systemFailure(call: "fdopen", code: errno)
    }
    return file
  }

  /// The bytes that have arrived, at most a batch of them; never waits.
  func readBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < Self.batch {
      let byte = wgetch(pad)
      guard byte != cncurses_err, let byte = UInt8(exactly: byte) else { break }
      bytes.append(byte)
    }
    return bytes
  }

  func close() {
    delwin(pad)
    delscreen(screen)
    for file in files { fclose(file) }
  }
}
