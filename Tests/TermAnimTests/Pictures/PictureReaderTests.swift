import CPictureLayout
import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

struct PictureReaderTests {
  @Test func `what is declared of libpng is what its header says`() {
    #expect(png_layouts_agree())
  }

  @Test func `an opaque picture is read as it was written`() throws {
    var dice = SeededGenerator(seed: 3)
    let pixels = (0..<35).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000 }
    let bitmap = Bitmap(width: 7, height: 5, pixels: pixels)
    #expect(PictureReader.bitmap(of: PNGFile(bitmap).data) == bitmap)
  }

  @Test func `colours are multiplied by their opacity`() throws {
    let bitmap = try #require(PictureReader.bitmap(of: SamplePictures.translucent))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(
      bitmap.pixels
        == [0xFF00_00FF, 0x8000_8000, 0, 0xFF1E_140A, 0x330A_1428, 0xFFFF_FFFF])
  }

  @Test func `pictures of other depths have eight bits`() {
    #expect(
      PictureReader.bitmap(of: SamplePictures.fineGrey)?.pixels == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func `a photo is near to what was taken`() throws {
    let bitmap = try #require(PictureReader.bitmap(of: SamplePictures.photo))
    #expect(bitmap.width == 16 && bitmap.height == 16)
    func near(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
      zip([red, green, blue, 255], [0, 8, 16, 24]).allSatisfy { value, shift in
        abs(Int(pixel >> shift & 255) - value) <= 12
      }
    }
    #expect(near(bitmap.pixels[8 * 16 + 2], 200, 40, 40))
    #expect(near(bitmap.pixels[8 * 16 + 13], 20, 60, 220))
  }

  @Test(arguments: [SamplePictures.translucent, SamplePictures.photo])
  func `a file that is cut off has no picture, or most of one, and does no harm`(file: Data) {
    for count in 0..<min(file.count, 120) {
      if let bitmap = PictureReader.bitmap(of: file.prefix(count)) {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
    #expect(PictureReader.bitmap(of: file.prefix(12)) == nil)
  }

  @Test func `files of other kinds have no picture`() {
    for file in [Data(), Data("GIF89a".utf8), Data("\u{89}PNG but not really".utf8)] {
      #expect(PictureReader.bitmap(of: file) == nil)
    }
  }

  @Test func `a picture that would take all memory is not read`() {
    // A header that tells of 60,000 x 60,000 pixels.
    var file = SamplePictures.plain(0xFF00_0000, width: 1, height: 1)
    let side = withUnsafeBytes(of: UInt32(60_000).bigEndian) { Data($0) }
    let header = PNGChunk("IHDR", side + side + [8, 2, 0, 0, 0]).data
    file.replaceSubrange(8..<8 + header.count, with: header)
    #expect(PictureReader.bitmap(of: file) == nil)
  }

  @Test func `a photo whose end is missing is shown as far as it goes`() throws {
    let photo = SamplePictures.photo
    let whole = try #require(PictureReader.bitmap(of: photo))
    #expect(PictureReader.bitmap(of: photo.dropLast(2)) == whole)
    let part = try #require(PictureReader.bitmap(of: photo.dropLast(12)))
    #expect(part.width == 16 && part.height == 16)
  }

  /// The middles of the edges that are red: of the top, the right, the bottom and the left.
  private func redEdges(of bitmap: Bitmap) -> [Bool] {
    let last = (x: bitmap.width - 2, y: bitmap.height - 2)
    return [(8, 1), (last.x, 8), (8, last.y), (1, 8)].map { x, y in
      let pixel = bitmap.pixels[y * bitmap.width + x]
      return pixel & 255 > pixel >> 16 & 255
    }
  }

  @Test func `a photo is upright however its camera was turned`() throws {
    // The pixels of the photo are red at the left.
    let edges = [1: 3, 2: 1, 3: 1, 4: 3, 5: 0, 6: 0, 7: 2, 8: 2]
    for (orientation, edge) in edges {
      for backwards in [false, true] {
        let file = SamplePictures.photo(turned: UInt8(orientation), backwards: backwards)
        let bitmap = try #require(PictureReader.bitmap(of: file))
        let red = redEdges(of: bitmap)
        #expect(red[edge] && !red[(edge + 2) % 4], "\(orientation)")
      }
    }
    for unknown: UInt8 in [0, 9, 255] {
      let file = SamplePictures.photo(turned: unknown, backwards: false)
      #expect(redEdges(of: try #require(PictureReader.bitmap(of: file)))[3])
    }
  }

  @Test func `a note that is cut off or says nonsense turns nothing, and does no harm`() {
    let file = SamplePictures.photo(turned: 6, backwards: true)
    #expect(PhotoOrientation(of: file).number == 6)
    #expect(PhotoOrientation(of: file.dropFirst(0).suffix(file.count)).number == 6)
    for count in 0..<70 {
      #expect([1, 6].contains(PhotoOrientation(of: file.prefix(count)).number))
    }
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      var broken = file
      for _ in 0..<3 {
        broken[Int.random(in: 2..<90, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      #expect((1...8).contains(PhotoOrientation(of: broken).number))
    }
    #expect(PhotoOrientation(of: SamplePictures.photo).number == 1)
    #expect(PhotoOrientation(of: SamplePictures.translucent).number == 1)
  }
  @Test func `the note is found among other parts and the bytes that fill up, before the pixels`() {
    let (photo, note) = (SamplePictures.photo, SamplePictures.note(turned: 6, backwards: false))
    func number(_ parts: Data...) -> Int {
      PhotoOrientation(of: photo.prefix(2) + parts.joined() + photo.dropFirst(2)).number
    }
    let words = Data("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>".utf8)
    let other = Data([0xFF, 0xE1, 0, UInt8(words.count + 2)]) + words
    #expect(number(note) == 6)
    #expect(number(other, note) == 6)
    #expect(number(Data([0xFF, 0xFF]), other, Data([0xFF]), note) == 6)
    #expect(number(other) == 1)
    #expect(number(note, SamplePictures.note(turned: 3, backwards: true)) == 6)
    #expect(number(Data([0xFF, 0xDA, 0, 2]), note) == 1)
    #expect(PhotoOrientation(of: photo.prefix(2) + Data(repeating: 0xFF, count: 1_000)).number == 1)
  }
}
