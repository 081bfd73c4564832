import CZlib
import Foundation
import TermAnim

/// A part of a file in the PNG format.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", which also has
///   what lets pictures move.
struct PNGChunk {
  /// The part as it stands in the file.
  let data: Data

  /// What a file begins with.
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// - Parameters:
  ///   - type: Four letters.
  ///   - content: Fewer than 4 GB.
  init(_ type: String, _ content: Data = Data()) {
    let body = Data(type.utf8) + content
    let checksum = body.withUnsafeBytes {
      crc32(0, $0.bindMemory(to: Bytef.self).baseAddress, uInt(body.count))
    }
    data = Self.bytes(content.count) + body + Self.bytes(Int(checksum))
  }

  /// Says that the picture has red, green and blue of eight bits each.
  static func header(width: Int, height: Int) -> PNGChunk {
    let (bitDepth, trueColor): (UInt8, UInt8) = (8, 2)
    return PNGChunk("IHDR", bytes(width) + bytes(height) + [bitDepth, trueColor, 0, 0, 0])
  }

  /// Ends the file.
  static let end = PNGChunk("IEND")

  /// Four bytes, the most significant first.
  static func bytes(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Data($0) }
  }

  /// Two bytes, the most significant first.
  static func shortBytes(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt16(truncatingIfNeeded: number).bigEndian) { Data($0) }
  }
}
