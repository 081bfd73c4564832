/// Up to eight bytes that are written by one store.
struct ShortBytes {
  private let word: UInt64
  private let count: Int

  /// - Precondition: `text` has at most eight bytes.
  init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount <= 8, "\(text) has more than eight bytes")
    var word: UInt64 = 0
    for index in 0..<text.utf8CodeUnitCount {
      word |= UInt64(text.utf8Start[index]) << UInt64(8 * index)
    }
    (self.word, count) = (word.littleEndian, text.utf8CodeUnitCount)
  }

  /// The digits of a byte and a semicolon.
  init(parameter value: UInt8) {
    let digits = Array(String(value).utf8) + [EscapeSequences.parameterSeparator]
    var word: UInt64 = 0
    for (index, digit) in digits.enumerated() {
      word |= UInt64(digit) << UInt64(8 * index)
    }
    (self.word, count) = (word.littleEndian, digits.count)
  }

  /// Writes the bytes and moves on by as many; up to eight bytes after `out` are overwritten.
  @inline(__always)
  func write(to out: inout UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(out).storeBytes(of: word, as: UInt64.self)
    out += count
  }
}
