/// Compresses bytes by their runs, in the format that every inflater reads.
///
/// One block with the fixed codes, in which a run of equal bytes is one of them and a copy of what
/// is one byte back. That is nearly all there is to find in the differences of a frame's pixels,
/// and needs no library.
///
/// - SeeAlso: RFC 1951, "DEFLATE Compressed Data Format Specification", 3.2.5 and 3.2.6; RFC 1950.
struct RunDeflater {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// The least lengths of copies for the codes from 257 on.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// The compressed bytes, with what zlib puts around them.
  static func zlibStream(of bytes: [UInt8]) -> [UInt8] {
    var deflater = RunDeflater()
    deflater.write(bytes)
    return [0x78, 0x01] + deflater.bytes + checksum(of: bytes)
  }

  private mutating func write(_ content: [UInt8]) {
    append(0b011, count: 3)  // The last block, with fixed codes.
    var start = 0
    while start < content.count {
      let byte = content[start]
      let end = content[start...].firstIndex { $0 != byte } ?? content.count
      append(symbol: Int(byte))
      appendCopies(of: byte, count: end - start - 1)
      start = end
    }
    append(symbol: 256)
    append(0, count: 7)
  }

  private mutating func appendCopies(of byte: UInt8, count: Int) {
    var rest = count
    while let code = Self.lengths.lastIndex(where: { $0 <= rest }) {
      // Codes of four lengths take a bit more than the four before; the last one is one length.
      let extraCount = code < 8 || code == Self.lengths.count - 1 ? 0 : code / 4 - 1
      let extra = min(rest - Self.lengths[code], 1 << extraCount - 1)
      append(symbol: 257 + code)
      append(UInt32(extra), count: extraCount)
      append(0, count: 5)  // From one byte back.
      rest -= Self.lengths[code] + extra
    }
    for _ in 0..<rest { append(symbol: Int(byte)) }
  }

  /// Writes a byte, a length or the end in its fixed code, the highest bit first.
  private mutating func append(symbol: Int) {
    let (code, count) =
      switch symbol {
      case ..<144: (0x30 + symbol, 8)
      case ..<256: (0x190 + symbol - 144, 9)
      case ..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    for shift in (0..<count).reversed() { append(UInt32(code >> shift & 1), count: 1) }
  }

  /// Writes bits, the lowest first.
  private mutating func append(_ new: UInt32, count: Int) {
    bits |= new << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Adler-32 in four bytes, the most significant first.
  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return [sumOfSums >> 8, sumOfSums, sum >> 8, sum].map { UInt8(truncatingIfNeeded: $0) }
  }
}
