import CZlib
import Foundation
import TermAnim
import Testing

/// The chunks of a file in the PNG format, as a decoder sees them, with checks of what it demands.
struct PNGReader {
  struct Chunk {
    let type: String
    let content: [UInt8]
  }

  /// A part of a moving picture.
  struct Frame {
    let columns: Range<Int>
    let rows: Range<Int>
    let milliseconds: Int
    /// Compressed rows.
    var content: [UInt8] = []
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int

  init(_ data: Data) throws {
    var rest = Array(data)[...]
    #expect(rest.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    rest = rest.dropFirst(8)
    var chunks: [Chunk] = []
    while !rest.isEmpty {
      let count = Self.number(rest.prefix(4))
      let body = Array(rest.dropFirst(4).prefix(count + 4))
      try #require(body.count == count + 4, "a chunk is cut off")
      let checksum = body.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
      #expect(Self.number(rest.dropFirst(count + 8).prefix(4)) == Int(checksum))
      chunks.append(
        Chunk(type: String(decoding: body.prefix(4), as: UTF8.self), content: Array(body[4...])))
      rest = rest.dropFirst(count + 12)
    }
    self.chunks = chunks
    let header = try #require(chunks.first { $0.type == "IHDR" }).content
    (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    #expect(header[8...] == [8, 2, 0, 0, 0])
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// How many frames the file says that it has.
  var frameCount: Int? {
    chunks.first { $0.type == "acTL" }.map { Self.number($0.content.prefix(4)) }
  }

  /// The numbers of chunks that have one.
  var numbers: [Int] {
    chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { Self.number($0.content.prefix(4)) }
  }

  var frames: [Frame] {
    var frames: [Frame] = []
    for chunk in chunks {
      switch chunk.type {
      case "fcTL": frames.append(Self.frame(chunk.content))
      case "IDAT" where !frames.isEmpty: frames[frames.count - 1].content += chunk.content
      case "fdAT": frames[frames.count - 1].content += chunk.content.dropFirst(4)
      default: break
      }
    }
    return frames
  }

  private static func frame(_ content: [UInt8]) -> Frame {
    let numbers = stride(from: 4, to: 20, by: 4).map { number(content[$0..<$0 + 4]) }
    let (delay, unit) = (number(content[20..<22]), number(content[22..<24]))
    #expect(content[24...] == [0, 0], "what is there stays, and is written over")
    return Frame(
      columns: numbers[2]..<numbers[2] + numbers[0], rows: numbers[3]..<numbers[3] + numbers[1],
      milliseconds: delay * 1000 / unit)
  }

  /// The picture of who cannot show motion.
  func firstBitmap() throws -> Bitmap {
    let content = try #require(chunks.first { $0.type == "IDAT" }).content
    let all = Frame(columns: 0..<width, rows: 0..<height, milliseconds: 0, content: content)
    return try show(all, on: [UInt32](repeating: 0, count: width * height))
  }

  /// What is seen, frame after frame.
  func bitmaps() throws -> [Bitmap] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    return try frames.map { frame in
      let bitmap = try show(frame, on: pixels)
      pixels = bitmap.pixels
      return bitmap
    }
  }

  private func show(_ frame: Frame, on pixels: [UInt32]) throws -> Bitmap {
    var pixels = pixels
    var rows = try inflated(frame)[...]
    var above = [UInt8](repeating: 0, count: 3 * frame.columns.count)
    for y in frame.rows {
      let filter = rows.popFirst()
      try #require(filter == 0 || filter == 2, "a filter that nobody uses here")
      var row = Array(rows.prefix(above.count))
      rows = rows.dropFirst(above.count)
      if filter == 2 { row = zip(row, above).map { $0 &+ $1 } }
      for (index, x) in frame.columns.enumerated() {
        let color = row[3 * index..<3 * index + 3].reversed()
        pixels[y * width + x] = UInt32(Self.number(color)) | 0xFF00_0000
      }
      above = row
    }
    #expect(rows.isEmpty)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func inflated(_ frame: Frame) throws -> [UInt8] {
    var count = uLongf(frame.rows.count * (3 * frame.columns.count + 1))
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let status = uncompress(&bytes, &count, frame.content, uLong(frame.content.count))
    try #require(status == Z_OK)
    return Array(bytes.prefix(Int(count)))
  }
}
