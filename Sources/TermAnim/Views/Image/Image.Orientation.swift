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

extension CGImage {
  /// The picture that pixels lying so show, upright; the same for the same orientation as long as
  /// few others are asked for.
  func turned(_ orientation: Image.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    return variations.image(.turned(orientation)) {
      CGImage(bitmap.upright(PhotoOrientation(number: Int(orientation.rawValue))))
    }
  }
}
