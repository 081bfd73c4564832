import CZlib
import Foundation
import TermAnim

/// A bitmap as a file in the PNG format.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Second Edition)".
struct PNGFile {
  let data: Data

  /// Encodes the colours of `bitmap`; it is taken to be opaque.
  ///
  /// - Precondition: It has a pixel.
  init(_ bitmap: Bitmap) {
    precondition(!bitmap.pixels.isEmpty, "a picture without pixels has no file")
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let (bitDepth, trueColor): (UInt8, UInt8) = (8, 2)
    data.append(
      Self.chunk(
        "IHDR",
        Self.bytes(bitmap.width) + Self.bytes(bitmap.height) + [bitDepth, trueColor, 0, 0, 0]))
    data.append(Self.chunk("IDAT", Self.deflated(Self.scanlines(of: bitmap))))
    data.append(Self.chunk("IEND", Data()))
    self.data = data
  }

  /// Rows of red, green and blue bytes, each after the number of its filter.
  private static func scanlines(of bitmap: Bitmap) -> Data {
    let (unfiltered, sameAsAbove): (UInt8, UInt8) = (0, 2)
    let width = bitmap.width
    var lines = Data(capacity: bitmap.height * (3 * width + 1))
    var above: ArraySlice<UInt32> = []
    for row in 0..<bitmap.height {
      let pixels = bitmap.pixels[row * width..<(row + 1) * width]
      defer { above = pixels }
      if pixels.elementsEqual(above) {
        lines.append(sameAsAbove)
        lines.append(contentsOf: repeatElement(0, count: 3 * width))
        continue
      }
      lines.append(unfiltered)
      for pixel in pixels {
        lines.append(UInt8(truncatingIfNeeded: pixel))
        lines.append(UInt8(truncatingIfNeeded: pixel >> 8))
        lines.append(UInt8(truncatingIfNeeded: pixel >> 16))
      }
    }
    return lines
  }

  private static func deflated(_ input: Data) -> Data {
    var count = compressBound(uLong(input.count))
    var output = Data(count: Int(count))
    let status = output.withUnsafeMutableBytes { target in
      input.withUnsafeBytes { source in
        compress2(
          target.bindMemory(to: Bytef.self).baseAddress, &count,
          source.bindMemory(to: Bytef.self).baseAddress, uLong(input.count), Z_BEST_COMPRESSION)
      }
    }
    precondition(status == Z_OK, "zlib gave \(status) for \(input.count) bytes")
    return output.prefix(Int(count))
  }

  private static func chunk(_ type: String, _ content: Data) -> Data {
    let body = Data(type.utf8) + content
    let checksum = body.withUnsafeBytes {
      crc32(0, $0.bindMemory(to: Bytef.self).baseAddress, uInt(body.count))
    }
    return bytes(content.count) + body + bytes(Int(checksum))
  }

  /// Four bytes, the most significant first.
  private static func bytes(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Data($0) }
  }
}
