import Foundation
import TermAnim

/// A bitmap as a file in the PNG format.
struct PNGFile {
  let data: Data

  /// Encodes the colours of `bitmap`; it is taken to be opaque.
  ///
  /// - Precondition: It has a pixel.
  init(_ bitmap: Bitmap) {
    let content = PixelArea(all: bitmap).compressed(from: bitmap)
    data =
      PNGChunk.signature + PNGChunk.header(width: bitmap.width, height: bitmap.height).data
      + PNGChunk("IDAT", content).data + PNGChunk.end.data
  }
}
