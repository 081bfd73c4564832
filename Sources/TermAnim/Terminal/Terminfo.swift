internal import CNcurses
internal import Foundation

/// The entry of the terminal's type in the terminfo database, as ncurses has loaded it.
///
/// Valid while an ncurses screen is open in this process; main thread only, like all of ncurses.
@MainActor
struct Terminfo {
  /// The bytes of a string capability without delays, or `nil` when the terminal lacks it.
  func string(_ capability: String) -> [UInt8]? {
    guard let text = cncurses_string(capability) else { return nil }
    return Self.withoutPadding(Array(String(cString: text).utf8))
  }

  func flag(_ capability: String) -> Bool {
    cncurses_flag(capability) != 0
  }

  /// A number, or `nil` when the terminal lacks it.
  func number(_ capability: String) -> Int? {
    let number = cncurses_number(capability)
    return number < 0 ? nil : Int(number)
  }

  /// Removes `$<5/>`, which asks for a delay that terminals have not needed since the VT100.
  nonisolated static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension KeyTable {
  /// The keys of the open screen.
  ///
  /// ncurses is asked for each by its name: it knows what sends a key by its number only from a
  /// walk through all keys, which would take a twentieth of a program's start.
  @MainActor
  init(terminfo: Terminfo) {
    self.init()
    for (name, stroke) in KeyStroke.capabilities {
      if let sequence = terminfo.string(name) { add(sequence, stroke) }
    }
  }
}
