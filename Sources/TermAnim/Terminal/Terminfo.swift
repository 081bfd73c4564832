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
  /// The keys that ncurses knows of the open screen, by number (`KEY_UP`) and by name (`kUP5`).
  @MainActor
  init(terminfo: Terminfo) {
    self.init()
    for code in cncurses_first_key...cncurses_last_key + Self.extendedKeys {
      guard let name = keyname(code).map({ String(cString: $0) }),
        let stroke = KeyStroke(cursesName: name)
      else { continue }
      for sequence in Self.sequences(of: code, named: name, in: terminfo) { add(sequence, stroke) }
    }
  }

  /// How many keys an entry may have that are not in the standard list; xterm's has about 70.
  private static let extendedKeys: Int32 = 200

  /// What a key sends.
  ///
  /// A key beyond the standard list is called as its capability is. Asking for its code would have
  /// ncurses walk through all keys, which takes a twentieth of a program's start for all of them.
  @MainActor
  private static func sequences(
    of code: Int32, named name: String, in terminfo: Terminfo
  ) -> [[UInt8]] {
    if !name.hasPrefix("KEY_") { return terminfo.string(name).map { [$0] } ?? [] }
    var found: [[UInt8]] = []
    while let text = keybound(code, Int32(found.count)) {
      found.append(Array(String(cString: text).utf8))
      free(text)
    }
    return found
  }
}
