import Foundation

/// How the pixels of a photo lie to what it shows, as cameras number it: 1 is upright.
///
/// Source: Exif 2.32 (CIPA DC-008), the tag 0x0112 of section 4.6.4, and ITU-T T.81 for the parts
/// of a JPEG file.
struct PhotoOrientation: Hashable {
  /// From 1 to 8.
  let number: Int

  /// The orientation with a number; upright for one that is none.
  init(number: Int) {
    self.number = (1...8).contains(number) ? number : 1
  }

  /// What the bytes of a JPEG file say; upright where they say nothing, and for other files.
  init(of file: Data) {
    self.init(number: Self.note(in: PhotoBytes(file))?.orientation ?? 1)
  }

  /// The part of a JPEG file in which the camera has noted something, from its own beginning; nil
  /// where there is none before the pixels.
  private static func note(in file: PhotoBytes) -> PhotoBytes? {
    guard file.number(at: 0, length: 2) == 0xFFD8 else { return nil }
    var place = 2
    while let marker = file.number(at: place, length: 2), marker >> 8 == 0xFF, marker != 0xFFDA {
      // Before each part there may be bytes that fill up.
      if marker == 0xFFFF {
        place += 1
        continue
      }
      guard let length = file.number(at: place + 2, length: 2), length >= 2 else { return nil }
      let part = file.part(from: place + 4, to: place + 2 + length)
      if marker == 0xFFE1, part?.starts(with: "Exif\0\0") == true {
        return part?.part(from: 6, to: length - 2)
      }
      place += 2 + length
    }
    return nil
  }
}

extension PhotoOrientation {
  /// Whether rows of the picture are columns of its pixels.
  fileprivate var isTransposed: Bool { number > 4 }

  /// Where in pixels of `size` the pixel of the upright picture is.
  fileprivate func place(x: Int, y: Int, in size: (width: Int, height: Int)) -> (x: Int, y: Int) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return switch number {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    case 8: (right - y, x)
    default: (x, y)
    }
  }
}

extension Bitmap {
  /// The picture that pixels lying so show, upright.
  ///
  /// O(pixels); O(1) for one that is upright.
  func upright(_ orientation: PhotoOrientation) -> Bitmap {
    guard orientation.number > 1 else { return self }
    let isTransposed = orientation.isTransposed
    let (columns, rows) = isTransposed ? (height, width) : (width, height)
    let turned = [UInt32](unsafeUninitializedCapacity: columns * rows) { turned, count in
      for y in 0..<rows {
        for x in 0..<columns {
          let place = orientation.place(x: x, y: y, in: (width, height))
          turned[y * columns + x] = pixels[place.y * width + place.x]
        }
      }
      count = columns * rows
    }
    return Bitmap(width: columns, height: rows, pixels: turned)
  }
}
