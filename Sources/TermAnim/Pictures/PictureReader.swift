import Foundation

#if SystemPictures
  import CSystemPictures
#endif

/// Reads the pictures in files, as far as this machine can.
enum PictureReader {
  /// The libraries behind are not made for several threads: whoever writes pictures waits, too.
  static let turn = Locked(())

  /// The picture in the bytes of a PNG or JPEG file; nil when there is none that could be read.
  ///
  /// Colours are taken for sRGB, and a JPEG is upright however its camera was turned. O(pixels); at
  /// most 64 million of them.
  static func bitmap(of file: Data) -> Bitmap? {
    #if SystemPictures
      turn.withLock { _ in
        var picture = system_picture()
        let isRead = file.withUnsafeBytes {
          system_picture_read(
            $0.bindMemory(to: UInt8.self).baseAddress, $0.count, &picture)
        }
        guard isRead else { return nil }
        defer { system_picture_free(&picture) }
        return bitmap(of: picture)?.upright(PhotoOrientation(of: file))
      }
    #else
      nil
    #endif
  }

  #if SystemPictures
    private static func bitmap(of picture: system_picture) -> Bitmap? {
      guard let bytes = picture.pixels else { return nil }
      let (width, height) = (Int(picture.width), Int(picture.height))
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        count = width * height
        for index in 0..<count { pixels[index] = premultiplied(bytes + 4 * index) }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func premultiplied(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
      let alpha = UInt32(bytes[3])
      func part(_ index: Int) -> UInt32 { (UInt32(bytes[index]) * alpha + 127) / 255 }
      return part(0) | part(1) << 8 | part(2) << 16 | alpha << 24
    }
  #endif
}
