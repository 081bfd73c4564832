extension Image {
  /// How the pixels of a picture lie to what they show: which edge of them is the top.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left
  }
}

extension Image.Orientation {
  /// Whether rows of the picture are columns of its pixels.
  fileprivate var isTransposed: Bool { rawValue > 4 }

  /// Where in pixels of `size` the pixel of the turned picture is.
  fileprivate func place(x: Int, y: Int, in size: (width: Int, height: Int)) -> (x: Int, y: Int) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return switch self {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }
}

extension CGImage {
  /// The picture that pixels lying so show, upright; the same for the same orientation as long as few
  /// others are asked for.
  func turned(_ orientation: Image.Orientation) -> CGImage {
    orientation == .up ? self : variations.image(.turned(orientation)) { upright(orientation) }
  }

  private func upright(_ orientation: Image.Orientation) -> CGImage {
    let isTransposed = orientation.isTransposed
    let (columns, rows) = isTransposed ? (height, width) : (width, height)
    let pixels = (0..<rows).flatMap { y in
      (0..<columns).map { x in
        let place = orientation.place(x: x, y: y, in: (width, height))
        return bitmap.pixels[place.y * width + place.x]
      }
    }
    return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
  }
}
