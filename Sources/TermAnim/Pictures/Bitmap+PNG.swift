public import Foundation

#if SystemPictures
  import CSystemPictures
#endif

extension Bitmap {
  /// The picture as a file in the PNG format, in sRGB and with its opacity.
  ///
  /// Nil where it has no pixels, and where the machine has no libpng or the trait `SystemPictures`
  /// is off. O(pixels).
  public func pngData() -> Data? {
    #if SystemPictures
      guard width > 0, height > 0 else { return nil }
      var bytes = pixels.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: Self.straight(pixel) >> $0) }
      }
      return bytes.withUnsafeMutableBufferPointer { bytes in
        Self.file(
          of: system_picture(pixels: bytes.baseAddress, width: Int32(width), height: Int32(height)))
      }
    #else
      return nil
    #endif
  }

  #if SystemPictures
    private static func file(of picture: system_picture) -> Data? {
      PictureReader.turn.withLock { _ in
        var (picture, file) = (picture, system_file())
        guard system_picture_write(&picture, &file), let bytes = file.bytes else { return nil }
        defer { system_file_free(&file) }
        return Data(bytes: bytes, count: file.count)
      }
    }

    /// A pixel whose components are not multiplied by its opacity.
    private static func straight(_ pixel: UInt32) -> UInt32 {
      let alpha = pixel >> 24
      guard alpha > 0, alpha < 0xFF else { return alpha == 0 ? 0 : pixel }
      return [0, 8, 16].reduce(alpha << 24) { straight, shift in
        let component = ((pixel >> UInt32(shift) & 0xFF) * 0xFF + alpha / 2) / alpha
        return straight | min(component, 0xFF) << UInt32(shift)
      }
    }
  #endif
}
