/// Replaces REP (`CSI Ps b`) by the characters it stands for: libvterm 0.1.4 does not know it.
struct RepeatExpander {
  private var latest: [UInt8] = []

  /// The bytes without REP; sequences must not be cut between two calls.
  mutating func expanded(_ bytes: [UInt8]) -> [UInt8] {
    var (result, index) = ([UInt8](), 0)
    while index < bytes.count {
      let end = Self.end(of: bytes, from: index)
      let token = bytes[index..<end]
      if token.starts(with: [0x1B, 0x5B]), token.last == 0x62 {
        let count = Int(String(decoding: token.dropFirst(2).dropLast(), as: UTF8.self)) ?? 1
        for _ in 0..<count { result += latest }
      } else {
        if let first = token.first, first >= 0x20 { latest = Array(token) }
        result += token
      }
      index = end
    }
    return result
  }

  /// The end of the control sequence, control or UTF-8 character that begins at `start`.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var end = start + 1
    if bytes[start] == 0x1B {
      guard end < bytes.count, bytes[end] == 0x5B else { return min(start + 2, bytes.count) }
      end += 1
      while end < bytes.count, !(0x40...0x7E).contains(bytes[end]) { end += 1 }
      return min(end + 1, bytes.count)
    }
    guard bytes[start] >= 0xC0 else { return end }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
