import Foundation
import TermAnim

/// A picture as a portable pixmap, which every viewer reads.
enum PictureFile {
  static func write(_ pixels: PixelBuffer, to path: String) throws {
    var bytes = Data("P6\n\(pixels.width) \(pixels.height)\n255\n".utf8)
    for index in 0..<pixels.width * pixels.height {
      let pixel = pixels.base[index]
      bytes.append(contentsOf: [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) })
    }
    try bytes.write(to: URL(fileURLWithPath: path))
  }
}
