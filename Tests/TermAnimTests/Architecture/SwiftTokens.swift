/// The words and signs of a Swift source: identifiers and single characters, without comments,
/// strings and white space.
///
/// Made for looking at declarations, not for compiling: what a string interpolates is dropped too.
struct SwiftTokens {
  private(set) var tokens: [String] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    while position < bytes.count { scanNext() }
  }

  private mutating func scanNext() {
    switch bytes[position] {
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): skipString(pounds: 0)
    case UInt8(ascii: "#"): scanPounds()
    case let byte where Self.isWord(byte): scanWord()
    case let byte where byte > UInt8(ascii: " "):
      tokens.append(String(UnicodeScalar(byte)))
      position += 1
    default: position += 1
    }
  }

  private func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func scanWord() {
    let start = position
    while let byte = byte(at: 0), Self.isWord(byte) { position += 1 }
    tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func skipLine() {
    while let byte = byte(at: 0), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        position += 2
      } else if matches("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private func matches(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// A raw string, or a directive such as `#if`.
  private mutating func scanPounds() {
    var pounds = 0
    while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
    let isString = byte(at: pounds) == UInt8(ascii: "\"")
    position += pounds
    if isString {
      skipString(pounds: pounds)
    } else {
      tokens.append("#")
    }
  }

  private mutating func skipString(pounds: Int) {
    let quotes = matches("\"\"\"") ? "\"\"\"" : "\""
    let raw = String(repeating: "#", count: pounds)
    position += quotes.utf8.count
    while position < bytes.count {
      if matches("\\" + raw + "(") {
        position += 2 + pounds
        skipInterpolation()
      } else if matches("\\") && pounds == 0 {
        position += 2
      } else if matches(quotes + raw) {
        position += quotes.utf8.count + pounds
        return
      } else {
        position += 1
      }
    }
  }

  /// What follows an opening parenthesis, up to the one that closes it.
  private mutating func skipInterpolation() {
    let count = tokens.count
    var depth = 1
    while depth > 0 && position < bytes.count {
      let before = tokens.count
      scanNext()
      guard tokens.count > before else { continue }
      depth += tokens.last == "(" ? 1 : tokens.last == ")" ? -1 : 0
    }
    tokens.removeSubrange(count...)
  }
}
