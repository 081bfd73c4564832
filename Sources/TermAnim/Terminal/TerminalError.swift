internal import Foundation

/// Why a terminal session cannot start or go on; each description says what to do next.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A standard stream of the process.
  public enum Stream: String, Hashable, Sendable {
    case input, output
  }

  case notATerminal(Stream)
  case differentTerminals
  case unsetTerminalType
  case unknownTerminalType(String)
  case dumbTerminal(String)
  case alreadyOpen
  case background
  /// The process may not open as many more files as a session needs.
  case tooFewDescriptors(needed: Int)
  case cannotOpen(name: String, code: Int32)
  case systemFailure(call: String, code: Int32)

  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "standard \(stream.rawValue) is not a terminal; run this in a terminal, without redirection"
    case .differentTerminals:
      "standard input and output are different terminals; run this in one terminal"
    case .unsetTerminalType:
      "TERM is not set, so the terminal is unknown; try TERM=xterm-256color"
    case .unknownTerminalType(let name):
      "terminfo has no entry for TERM=\(Self.quoted(name)); try TERM=xterm-256color"
    case .dumbTerminal(let name):
      "a terminal of type TERM=\(Self.quoted(name)) cannot place the cursor; use another terminal"
    case .alreadyOpen:
      "this process has a terminal session already; end it first"
    case .background:
      "the program runs in the background; bring it to the foreground with fg"
    case .tooFewDescriptors(let needed):
      "a terminal needs \(needed) open files more, and fewer are allowed; allow more with ulimit -n"
    case .systemFailure(_, ENFILE), .cannotOpen(_, ENFILE):
      "the whole system has too many open files; end another program"
    case .cannotOpen(let name, let code):
      "cannot open the terminal \(Self.quoted(name)): \(Self.reason(code))"
    case .systemFailure(let call, let code):
      "the terminal refuses \(call): \(Self.reason(code))"
    }
  }

  /// Text from outside that is safe to print: ASCII only, at most 40 characters.
  private static func quoted(_ text: String) -> String {
    let safe = text.unicodeScalars.prefix(40).map { (" "..."~").contains($0) ? Character($0) : "?" }
    return String(safe)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
