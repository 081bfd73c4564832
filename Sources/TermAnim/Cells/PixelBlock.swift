/// Some cells of pixels side by side, at most eight, and how they look.
///
/// Cells are counted from the first of them.
struct PixelBlock {
  /// The most cells that are given one colour: more would save little.
  static let widest = 8
  /// How far colours may be apart in OKLab without being told apart: more would make soft gradients
  /// stripes of other hues.
  private static let leastSeen: Float = 0.02

  let count: Int
  private let upper: UnsafePointer<CellColor>
  private let lower: UnsafePointer<CellColor>
  private var upperLooks = InlineArray<8, PerceivedColor>(repeating: .black)
  private var lowerLooks = InlineArray<8, PerceivedColor>(repeating: .black)

  /// - Precondition: there are no more than `widest` cells.
  init(upper: UnsafePointer<CellColor>, lower: UnsafePointer<CellColor>, count: Int) {
    precondition(count <= Self.widest, "a block of \(count) cells")
    (self.upper, self.lower, self.count) = (upper, lower, count)
    for cell in 0..<count {
      upperLooks[cell] = PerceivedColor(upper[cell])
      lowerLooks[cell] = PerceivedColor(lower[cell])
    }
  }

  /// The cells of which a pixel is farther away from what is shown than a distance, as bits.
  func cells(
    fartherThan distance: Float, from shownUpper: UnsafePointer<CellColor>,
    _ shownLower: UnsafePointer<CellColor>
  ) -> UInt8 {
    let limit = distance * distance
    func isFar(_ color: CellColor, _ look: PerceivedColor, _ shown: CellColor) -> Bool {
      color != shown && look.distanceSquared(to: PerceivedColor(shown)) > limit
    }
    return (0..<count).reduce(0) { cells, cell in
      let isFar =
        isFar(upper[cell], upperLooks[cell], shownUpper[cell])
        || isFar(lower[cell], lowerLooks[cell], shownLower[cell])
      return cells | (isFar ? 1 << UInt8(cell) : 0)
    }
  }

  /// A colour that is near enough to each pixel of some cells, the roundest that looks like their
  /// mean, if there is one; colours of a palette have none.
  ///
  /// What has one colour as it is keeps it.
  func commonColor(of cells: Range<Int>, within tolerance: Float) -> CellColor? {
    let first = upper[cells.lowerBound]
    guard first.index == 255 else { return nil }
    if cells.allSatisfy({ upper[$0] == first && lower[$0] == first }) { return first }
    let mean = mean(of: cells)
    guard isNear(mean, to: cells, within: tolerance) else { return nil }
    let rounded = mean.rounded(within: min(tolerance, Self.leastSeen))
    return isNear(rounded, to: cells, within: tolerance) ? rounded : mean
  }

  /// The two colours of one cell, rounded so that they look the same.
  func colors(of cell: Int, within tolerance: Float) -> (upper: CellColor, lower: CellColor) {
    let tolerance = min(tolerance, Self.leastSeen)
    return (upper[cell].rounded(within: tolerance), lower[cell].rounded(within: tolerance))
  }

  private func isNear(_ color: CellColor, to cells: Range<Int>, within tolerance: Float) -> Bool {
    let (look, limit) = (PerceivedColor(color), tolerance * tolerance)
    return cells.allSatisfy {
      upperLooks[$0].distanceSquared(to: look) <= limit
        && lowerLooks[$0].distanceSquared(to: look) <= limit
    }
  }

  private func mean(of cells: Range<Int>) -> CellColor {
    let sum = cells.reduce(SIMD4<UInt32>()) { $0 &+ upper[$1].parts &+ lower[$1].parts }
    let count = UInt32(2 * cells.count)
    let mean = (sum &+ count / 2) / count
    return CellColor(pixel: mean[0] | mean[1] << 8 | mean[2] << 16)
  }
}

extension CellColor {
  /// Red, green and blue.
  fileprivate var parts: SIMD4<UInt32> { SIMD4(UInt32(red), UInt32(green), UInt32(blue), 0) }
}

extension PerceivedColor {
  fileprivate static let black = PerceivedColor(light: .zero)
}
