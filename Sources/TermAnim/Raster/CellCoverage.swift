/// What is painted over the cells of a character.
struct CellCoverage {
  /// The mean of what is painted, premultiplied, from 0 to 1.
  private(set) var color = SIMD4<Float>.zero
  /// The share of the cell that is covered most, from 0 to 1.
  private(set) var share: Float = 0
  /// Whether paint that hides covers most of a cell.
  ///
  /// Half of one is not most of it: characters between two rows are put into one, where what stands
  /// beside them covers as much.
  private(set) var isOfMost = false

  /// The coverage of some cells, which are two pixels high, by a surface.
  init(of cells: PixelRect, by surface: Surface, opacity: Float) {
    let area = cells.intersection(surface.bounds)
    for column in area.x..<area.maxX {
      var (sum, densest) = (SIMD4<Float>.zero, Float(0))
      for y in area.y..<area.maxY {
        let paint =
          PixelMath.channels(surface.address(x: column, y: y).pointee) * (opacity / 255)
        sum += paint
        densest = max(densest, paint.w)
      }
      let cell = sum / Float(cells.height)
      color += cell / Float(cells.width)
      share = max(share, cell.w)
      isOfMost = isOfMost || cell.w > Self.most && Self.hides(densest)
    }
  }

  /// Whether more is covered than the rounding of a pixel can be.
  var isTouch: Bool { share > 0.1 }

  /// Half, and as much of a pixel as the places of texts are rounded by.
  private static let most: Float = 0.55

  /// Whether nothing is seen through paint of some opacity.
  static func hides(_ opacity: some BinaryFloatingPoint) -> Bool { opacity > 0.75 }
}
