/// The bytes of a file in the PNG format, which is made of chunks.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)".
struct PNGBytes {
  private(set) var bytes: [UInt8]

  /// A file without a chunk.
  static let signature = PNGBytes(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Adds a chunk, whose `type` is four letters.
  mutating func append(chunk type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    bytes += Self.number(content.count) + body + Self.number(Int(Self.checksum(of: body)))
  }

  /// Four bytes, the most significant first.
  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32, as in ISO 3309.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum = remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
    }
    return ~sum
  }

  /// What each byte leaves of the checksum.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    var sum = UInt32(byte)
    for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    return sum
  }
}
