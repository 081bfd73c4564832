/// The modes that a terminal is left in by bytes: what is not as it was before.
///
/// Knows private modes, the kitty keyboard stack of either screen, the keypad, colours and other
/// attributes of text, titles, the palette, the cursor's shape, insertion and margins; and that a
/// cut sequence remains.
struct ScreenState: Equatable {
  private(set) var changed: Set<String> = []
  /// How many keyboard modes each of the two screens has on its stack.
  private var keyboardDepths = [false: 0, true: 0]
  private var titleDepth = 0

  init(after bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[(start + 1)...]
      take(&rest)
    }
    if keyboardDepths.values.contains(where: { $0 != 0 }) { changed.insert("keyboard") }
    if titleDepth != 0 { changed.insert("title stack") }
  }

  private mutating func take(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst() {
    case UInt8(ascii: "["): takeControl(&rest)
    case UInt8(ascii: "]"): takeCommand(&rest)
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
    note(body, final: Character(Unicode.Scalar(final)))
  }

  /// Takes an operating system command up to its end: BEL, ST or whatever else is no text.
  private mutating func takeCommand(_ rest: inout ArraySlice<UInt8>) {
    guard let end = rest.firstIndex(where: { $0 < 0x20 }) else {
      changed.insert("cut sequence")
      return
    }
    let parts = rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    rest = rest[end...]
    let isQuestion = parts.last?.elementsEqual([UInt8(ascii: "?")]) == true
    guard let number = Int(String(decoding: parts[0], as: UTF8.self)), !isQuestion else { return }
    switch number {
    case 0, 1, 2: changed.insert("title")
    case 4, 5, 10...19: changed.insert("palette")
    case 104, 105, 110...119: changed.remove("palette")
    default: break
    }
  }

  private mutating func note(_ body: String, final: Character) {
    switch (body.first, final) {
    case ("?", "h"), ("?", "l"):
      for mode in body.dropFirst().split(separator: ";") { note(mode: mode, isSet: final == "h") }
    case (">", "u"): keyboardDepths[changed.contains("mode 1049"), default: 0] += 1
    case ("<", "u"): keyboardDepths[changed.contains("mode 1049"), default: 0] -= 1
    case ("<", _), (">", _), ("=", _), ("?", _): break
    case (_, "h"): changed.insert("mode \(body)")
    case (_, "l"): changed.remove("mode \(body)")
    case (_, "r"): set("margins", to: !body.isEmpty)
    case (_, "q") where body.hasSuffix(" "): set("cursor shape", to: body != "0 " && body != " ")
    case (_, "m"): note(attributes: body)
    case (_, "t"): note(window: body)
    default: break
    }
  }

  private mutating func note(mode: Substring, isSet: Bool) {
    // A visible cursor (25) and wrapping (7) are what a terminal begins with.
    set("mode \(mode)", to: ["7", "25"].contains(mode) ? !isSet : isSet)
  }

  /// Takes SGR, of which only the reset gives everything back.
  private mutating func note(attributes body: String) {
    let isReset = body.split(separator: ";", omittingEmptySubsequences: false)
      .allSatisfy { $0.isEmpty || $0 == "0" }
    set("colours", to: !isReset)
  }

  /// Takes XTWINOPS, of which 22 puts the title on a stack and 23 takes it from there.
  private mutating func note(window body: String) {
    switch body.split(separator: ";").first {
    case "22": titleDepth += 1
    case "23": titleDepth -= 1
    default: break
    }
  }

  private mutating func set(_ name: String, to isChanged: Bool) {
    if isChanged { changed.insert(name) } else { changed.remove(name) }
  }
}
