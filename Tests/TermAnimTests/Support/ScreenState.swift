/// The modes that a terminal is left in by bytes: what is not as it was before.
///
/// Knows private modes, the kitty keyboard stack and the keypad; and that a cut sequence remains.
struct ScreenState: Equatable {
  private(set) var changed: Set<String> = []
  private var keyboardDepth = 0

  init(after bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[(start + 1)...]
      take(&rest)
    }
    if keyboardDepth != 0 { changed.insert("keyboard") }
  }

  private mutating func take(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst() {
    case UInt8(ascii: "["): takeControl(&rest)
    case UInt8(ascii: "="): changed.insert("keypad")
    case UInt8(ascii: ">"): changed.remove("keypad")
    case nil: changed.insert("cut sequence")
    default: break
    }
  }

  private mutating func takeControl(_ rest: inout ArraySlice<UInt8>) {
    guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      changed.insert("cut sequence")
      return
    }
    let body = String(decoding: rest[..<end], as: UTF8.self)
    let final = rest[end]
    // Whatever is not a final byte abandons the sequence and counts by itself.
    rest = rest[((0x40...0x7E).contains(final) ? end + 1 : end)...]
    note(body, final: final)
  }

  private mutating func note(_ body: String, final: UInt8) {
    switch (body.first, final) {
    case ("?", UInt8(ascii: "h")), ("?", UInt8(ascii: "l")):
      let isSet = final == UInt8(ascii: "h")
      for mode in body.dropFirst().split(separator: ";") { note(mode: mode, isSet: isSet) }
    case (">", UInt8(ascii: "u")): keyboardDepth += 1
    case ("<", UInt8(ascii: "u")): keyboardDepth -= 1
    default: break
    }
  }

  private mutating func note(mode: Substring, isSet: Bool) {
    // A visible cursor (25) and wrapping (7) are what a terminal begins with.
    let isChanged = ["7", "25"].contains(mode) ? !isSet : isSet
    if isChanged { changed.insert("mode \(mode)") } else { changed.remove("mode \(mode)") }
  }
}
