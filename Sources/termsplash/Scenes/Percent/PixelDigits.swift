import TermAnim

/// A number in digits of whole pixels, for sizes at which the outlines of a font blur.
///
/// All digits are as wide, so that a number that counts stands still.
struct PixelDigits: Shape {
  let number: Int
  let face: PixelFace
  /// A pixel of the face, in points.
  let pixel: CGSize

  private var digits: [Int] { String(number).compactMap(\.wholeNumberValue) }

  /// What all digits take, with a free column between two.
  var size: CGSize {
    let columns = digits.count * (face.columns + 1) - 1
    return CGSize(width: CGFloat(columns) * pixel.width, height: CGFloat(face.rows) * pixel.height)
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (place, digit) in digits.enumerated() {
        for (row, column) in face.pixels(of: digit) {
          path.addRect(
            CGRect(
              x: rect.minX + CGFloat(place * (face.columns + 1) + column) * pixel.width,
              y: rect.minY + CGFloat(row) * pixel.height,
              width: pixel.width, height: pixel.height))
        }
      }
    }
  }
}
