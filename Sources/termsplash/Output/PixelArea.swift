import CZlib
import Foundation
import TermAnim

/// A rectangle of a bitmap, which has a pixel at least.
struct PixelArea: Hashable {
  let columns: Range<Int>
  let rows: Range<Int>

  /// All of a bitmap.
  ///
  /// - Precondition: It has a pixel.
  init(all bitmap: Bitmap) {
    precondition(!bitmap.pixels.isEmpty, "a picture without pixels has no file")
    (columns, rows) = (0..<bitmap.width, 0..<bitmap.height)
  }

  /// Where two bitmaps of the same size differ; nil when they are equal.
  init?(between one: Bitmap, and other: Bitmap) {
    precondition(one.width == other.width && one.height == other.height, "bitmaps of two sizes")
    let width = one.width
    var (left, right, top, bottom) = (width, 0, one.height, 0)
    for row in 0..<one.height {
      let (line, otherLine) = (one.pixels[row * width..<(row + 1) * width], row * width)
      guard
        let first = line.indices.first(where: { one.pixels[$0] != other.pixels[$0] }),
        let last = line.indices.last(where: { one.pixels[$0] != other.pixels[$0] })
      else { continue }
      (left, right) = (min(left, first - otherLine), max(right, last - otherLine + 1))
      (top, bottom) = (min(top, row), row + 1)
    }
    guard top < bottom else { return nil }
    (columns, rows) = (left..<right, top..<bottom)
  }

  /// The colours of the area as PNG keeps them: compressed rows of red, green and blue bytes.
  ///
  /// - SeeAlso: "Portable Network Graphics (PNG) Specification", 9 "Filtering", 10 "Compression".
  func compressed(from bitmap: Bitmap) -> Data {
    Self.deflated(scanlines(of: bitmap))
  }

  /// Each row after the number of its filter.
  private func scanlines(of bitmap: Bitmap) -> Data {
    let (unfiltered, sameAsAbove): (UInt8, UInt8) = (0, 2)
    var lines = Data(capacity: rows.count * (3 * columns.count + 1))
    var above: ArraySlice<UInt32> = []
    for row in rows {
      let start = row * bitmap.width
      let pixels = bitmap.pixels[start + columns.lowerBound..<start + columns.upperBound]
      defer { above = pixels }
      if pixels.elementsEqual(above) {
        lines.append(sameAsAbove)
        lines.append(contentsOf: repeatElement(0, count: 3 * columns.count))
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
}
