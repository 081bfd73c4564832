/// Up to seven bytes that are written by one store.
struct ShortBytes {
  /// The bytes from the lowest on, and their number in the highest.
  private let word: UInt64

  private static let longest = 7

  /// The bytes of two texts, one after the other.
  ///
  /// - Precondition: they have at most seven.
  init(_ text: StaticString, _ more: StaticString = "") {
    self.init([text, more].flatMap { $0.withUTF8Buffer(Array.init) })
  }

  /// The digits of a byte and a semicolon.
  init(parameter value: UInt8) {
    self.init(Array(String(value).utf8) + [EscapeSequences.parameterSeparator])
  }

  private init(_ bytes: [UInt8]) {
    precondition(bytes.count <= Self.longest, "\(bytes) are more than seven bytes")
    word = bytes.enumerated().reduce(UInt64(bytes.count) << 56) { word, next in
      word | UInt64(next.element) << UInt64(8 * next.offset)
    }
  }

  /// Writes the bytes and moves on by as many; eight bytes from `out` on are overwritten.
  @inline(__always)
  func write(to out: inout UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt64.self)
    out += Int(word >> 56)
  }
}
