public import Foundation

extension Bitmap {
  /// The picture as a file in the PNG format; nil where it has no pixels.
  ///
  /// Small for what frames are made of, pixels like those beside or above them. A photograph comes
  /// out about as large as its pixels.
  public func pngData() -> Data? {
    guard width > 0, height > 0 else { return nil }
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 0xFF }
    let (bitDepth, colorType): (UInt8, UInt8) = (8, isOpaque ? 2 : 6)
    var file = PNGBytes.signature
    file.append(
      chunk: "IHDR",
      PNGBytes.number(width) + PNGBytes.number(height) + [bitDepth, colorType, 0, 0, 0])
    file.append(chunk: "IDAT", RunDeflater.zlibStream(of: filteredRows(withAlpha: !isOpaque)))
    file.append(chunk: "IEND", [])
    return Data(file.bytes)
  }

  /// The rows as differences, each after the number of its filter: those from the row above where
  /// all of them are none, else those from the pixel to the left.
  private func filteredRows(withAlpha: Bool) -> [UInt8] {
    let (sub, up): (UInt8, UInt8) = (1, 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (1 + width * (withAlpha ? 4 : 3)))
    for row in 0..<height {
      let line = pixels[row * width..<(row + 1) * width]
      if row > 0, line.elementsEqual(pixels[(row - 1) * width..<row * width]) {
        bytes.append(up)
        bytes.append(contentsOf: repeatElement(0, count: width * (withAlpha ? 4 : 3)))
      } else {
        bytes.append(sub)
        append(line, withAlpha: withAlpha, to: &bytes)
      }
    }
    return bytes
  }

  private func append(_ line: ArraySlice<UInt32>, withAlpha: Bool, to bytes: inout [UInt8]) {
    var left: UInt32 = 0
    for pixel in line {
      let straight = Self.straight(pixel)
      for shift: UInt32 in withAlpha ? [0, 8, 16, 24] : [0, 8, 16] {
        bytes.append(
          UInt8(truncatingIfNeeded: straight >> shift)
            &- UInt8(truncatingIfNeeded: left >> shift))
      }
      left = straight
    }
  }

  /// A pixel whose components are not multiplied by its opacity.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 0xFF else { return alpha == 0 ? 0 : pixel }
    var straight = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let component = ((pixel >> shift & 0xFF) * 0xFF + alpha / 2) / alpha
      straight |= min(component, 0xFF) << shift
    }
    return straight
  }
}
