import Foundation
import TermAnim

/// Bitmaps one after the other as a picture that moves, over and over: a file in the PNG format
/// which who cannot show motion shows the first of.
///
/// Each bitmap is kept as what differs from the one before.
///
/// - SeeAlso: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 11.3.6
///   "Animation information", known as APNG.
struct MovingPNGFile {
  /// A part of the picture that changes, and when, in milliseconds from the beginning.
  private struct Frame {
    let start: Int
    let area: PixelArea
    let content: Data
  }

  private var shown: Bitmap?
  private var frames: [Frame] = []

  /// Adds a bitmap that is shown from `seconds` on; it is taken to be opaque.
  ///
  /// - Precondition: It has a pixel, and the size of those before it. Seconds do not go back.
  mutating func append(_ bitmap: Bitmap, at seconds: Double) {
    let change = shown.map { PixelArea(between: $0, and: bitmap) } ?? PixelArea(all: bitmap)
    guard let area = change else { return }
    shown = bitmap
    frames.append(
      Frame(start: Self.milliseconds(seconds), area: area, content: area.compressed(from: bitmap)))
  }

  /// The file, in which the last bitmap is shown until `seconds` have passed.
  ///
  /// What would be shown from then on is left out: browsers show a frame that lasts no time for a
  /// tenth of a second.
  ///
  /// - Precondition: There is a bitmap.
  func data(endingAt seconds: Double) -> Data {
    guard let shown else { preconditionFailure("a picture that moves has a bitmap") }
    let (forever, end) = (0, Self.milliseconds(seconds))
    let frames = frames.prefix(1) + frames.dropFirst().prefix { $0.start < end }
    var data = PNGChunk.signature + PNGChunk.header(width: shown.width, height: shown.height).data
    data.append(
      PNGChunk("acTL", PNGChunk.bytes(frames.count) + PNGChunk.bytes(forever)).data)
    let ends = frames.dropFirst().map(\.start) + [end]
    for (index, (frame, end)) in zip(frames, ends).enumerated() {
      // Numbers count the chunks of all frames; the first one's content has none.
      let number = max(0, 2 * index - 1)
      data.append(Self.control(frame, number: number, lasting: max(0, end - frame.start)).data)
      data.append(
        index == 0
          ? PNGChunk("IDAT", frame.content).data
          : PNGChunk("fdAT", PNGChunk.bytes(number + 1) + frame.content).data)
    }
    data.append(PNGChunk.end.data)
    return data
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    Int((seconds * 1000).rounded())
  }

  /// Says where the pixels that follow go, over what is there, and how long they stay.
  private static func control(_ frame: Frame, number: Int, lasting milliseconds: Int) -> PNGChunk {
    let (columns, rows) = (frame.area.columns, frame.area.rows)
    // A fraction of two bytes each: long rests are told in tenths of seconds.
    let isLong = milliseconds > Int(UInt16.max)
    let delay = isLong ? (min(milliseconds / 100, Int(UInt16.max)), 10) : (milliseconds, 1000)
    let (keep, replace): (UInt8, UInt8) = (0, 0)
    return PNGChunk(
      "fcTL",
      [number, columns.count, rows.count, columns.lowerBound, rows.lowerBound]
        .reduce(into: Data()) { $0 += PNGChunk.bytes($1) }
        + PNGChunk.shortBytes(delay.0) + PNGChunk.shortBytes(delay.1) + [keep, replace])
  }
}
