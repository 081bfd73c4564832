import Foundation

/// A font file with pictures in colours, of four pixels each, for FreeType to read.
///
/// Its tables are those that the OpenType specification asks of a font of bitmaps (`CBLC`, `CBDT`)
/// and the one that joins A and B (`GSUB`).
struct ColorFontFile {
  /// Glyph 1 is A, glyph 2 is B, and glyph 3 both together.
  static let glyphCount = 4

  /// The bytes of a glyph's picture: a row of red and green above one of blue and a half clear
  /// white, as blue, green, red, opacity.
  private static let picture: [UInt8] = [
    0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 128,
  ]

  /// The file, its pictures 2 pixels an em.
  var data: Data {
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("CBDT", pictures), ("CBLC", places), ("GSUB", ligature), ("cmap", characters),
      ("head", head), ("hhea", horizontalHeader), ("hmtx", advances), ("maxp", extent),
    ]
    var offset = 12 + 16 * tables.count
    var directory = Self.longs(0x0001_0000) + Self.shorts(tables.count, 128, 3, 0)
    var body: [UInt8] = []
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + Self.longs(0, offset, bytes.count)
      let padded = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
      body += padded
      offset += padded.count
    }
    return Data(directory + body)
  }

  private static func shorts(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func longs(_ values: Int...) -> [UInt8] {
    values.flatMap { shorts($0 >> 16, $0) }
  }

  /// 1000 units an em; the number by which the table is known, and nothing else that is read.
  private var head: [UInt8] {
    Self.longs(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5) + Self.shorts(0, 1000)
      + Self.longs(0, 0, 0, 0) + Self.shorts(0, 0, 1000, 1000, 0, 8, 2, 0, 0)
  }

  private var horizontalHeader: [UInt8] {
    Self.longs(0x0001_0000) + Self.shorts(750, -250, 0, 1000, 0, 0, 1000, 1, 0, 0)
      + Self.longs(0, 0) + Self.shorts(0, Self.glyphCount)
  }

  private var advances: [UInt8] {
    (0..<Self.glyphCount).flatMap { _ in Self.shorts(1000, 0) }
  }

  private var extent: [UInt8] { Self.longs(0x5000) + Self.shorts(Self.glyphCount) }

  /// A and B to glyphs 1 and 2, by format 12.
  private var characters: [UInt8] {
    Self.shorts(0, 1, 3, 10) + Self.longs(12) + Self.shorts(12, 0)
      + Self.longs(28, 0, 1, 0x41, 0x42, 1)
  }

  /// Glyph by glyph: 2 rows of 2 pixels, from the baseline up, an advance of 3 pixels.
  private var pictures: [UInt8] {
    Self.longs(0x0003_0000) + (1...3).flatMap { _ in [2, 2, 0, 2, 3] + Self.picture }
  }

  /// One size, 2 pixels an em of 32 bits, whose glyphs 1 to 3 lie one after the other.
  private var places: [UInt8] {
    let line: [UInt8] = [2, 0, 3] + Array(repeating: 0, count: 9)
    let length = 5 + Self.picture.count
    let size =
      Self.longs(56, 8 + 24, 1, 0) + line + line + Self.shorts(1, 3) + [2, 2, 32, 1]
    return Self.longs(0x0003_0000, 1) + size + Self.shorts(1, 3) + Self.longs(8)
      + Self.shorts(1, 1) + Self.longs(4, 0, length, 2 * length, 3 * length)
  }

  /// The feature `ccmp` of all scripts, which makes glyph 3 of 1 and 2.
  private var ligature: [UInt8] {
    let scripts = Self.shorts(1) + Array("DFLT".utf8) + Self.shorts(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = Self.shorts(1) + Array("ccmp".utf8) + Self.shorts(8, 0, 1, 0)
    let table =
      Self.shorts(1, 8, 1, 14) + Self.shorts(1, 1, 1) + Self.shorts(1, 4) + Self.shorts(3, 2, 2)
    let lookups = Self.shorts(1, 4) + Self.shorts(4, 0, 1, 8) + table
    let header = 10
    return Self.longs(0x0001_0000)
      + Self.shorts(header, header + scripts.count, header + scripts.count + features.count)
      + scripts + features + lookups
  }
}
