import Foundation

/// Some bytes of a photo, counted from the first of them.
struct PhotoBytes {
  private let bytes: Data

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// The number that begins at `place`, or, backwards, ends there; nil where there are not as many
  /// bytes.
  func number(at place: Int, length: Int, backwards: Bool = false) -> Int? {
    guard let part = part(from: place, to: place + length)?.bytes else { return nil }
    let digits = backwards ? Array(part.reversed()) : Array(part)
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes from one place to before another; nil where there are not as many.
  func part(from start: Int, to end: Int) -> PhotoBytes? {
    guard 0 <= start, start <= end, end <= bytes.count else { return nil }
    return PhotoBytes(bytes[bytes.startIndex + start..<bytes.startIndex + end])
  }

  func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// The number of the orientation in what a camera has noted, which is a TIFF file without pixels;
  /// nil where there is none.
  ///
  /// Source: TIFF 6.0, section 2.
  var orientation: Int? {
    let isBackwards = starts(with: "II")
    guard isBackwards || starts(with: "MM") else { return nil }
    func number(_ place: Int, _ length: Int) -> Int? {
      self.number(at: place, length: length, backwards: isBackwards)
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    let entry = (0..<count).lazy.map { start + 2 + 12 * $0 }.first { number($0, 2) == 0x0112 }
    return entry.flatMap { number($0 + 8, 2) }
  }
}
