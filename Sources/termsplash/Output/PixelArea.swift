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
  private func scanlines(of bitmap: Bitmap) -> [UInt8] {
    let (unfiltered, sameAsAbove): (UInt8, UInt8) = (0, 2)
    let length = 1 + 3 * columns.count
    var lines = [UInt8](repeating: unfiltered, count: rows.count * length)
    lines.withUnsafeMutableBufferPointer { lines in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for (index, row) in rows.enumerated() {
          let start = row * bitmap.width + columns.lowerBound
          let line = UnsafeMutableBufferPointer(
            rebasing: lines[index * length..<(index + 1) * length])
          if index > 0, isLike(start, start - bitmap.width, in: pixels) {
            line[0] = sameAsAbove
          } else {
            write(pixels, from: start, into: line)
          }
        }
      }
    }
    return lines
  }

  /// Whether as many pixels as the area is wide are the same from two places on.
  private func isLike(_ one: Int, _ other: Int, in pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    (0..<columns.count).allSatisfy { pixels[one + $0] == pixels[other + $0] }
  }

  /// Writes the colours of a row behind the number of its filter.
  private func write(
    _ pixels: UnsafeBufferPointer<UInt32>, from start: Int,
    into line: UnsafeMutableBufferPointer<UInt8>
  ) {
    for column in 0..<columns.count {
      let (pixel, place) = (pixels[start + column], 1 + 3 * column)
      line[place] = UInt8(truncatingIfNeeded: pixel)
      line[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      line[place + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
    }
  }

  private static func deflated(_ input: [UInt8]) -> Data {
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
