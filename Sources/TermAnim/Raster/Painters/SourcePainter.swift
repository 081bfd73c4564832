/// Composites a paint that varies from pixel to pixel over a surface.
struct SourcePainter<Source: ColorSource>: BackdropPainter {
  let surface: Surface
  let source: Source
  /// A weight from 0 to 256 that multiplies the paint.
  let opacity: UInt32
  /// Room for a row of the surface.
  private let scratch: UnsafeMutablePointer<UInt32>
  private let isOpaque: Bool
  private(set) var row: UnsafeMutablePointer<UInt32>
  private var y = 0

  init(
    surface: Surface, source: Source, opacity: UInt32, scratch: UnsafeMutablePointer<UInt32>
  ) {
    (self.surface, self.source) = (surface, source)
    (self.opacity, self.scratch) = (opacity, scratch)
    isOpaque = source.isOpaque && opacity == 256
    row = surface.base
  }

  var hidesBackdrop: Bool { isOpaque }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = surface.address(x: 0, y: y)
    self.y = y
  }

  /// Fetches what is side by side at once, groups with the pixels between them: every fetch begins
  /// with what it needs to know of the row.
  @inline(__always)
  mutating func paint(_ row: CoverageRow) {
    begin(row: row.y)
    var group = row.groups
    let last = row.end
    while group < last {
      let first = group
      var end = 0
      repeat {
        end = Self.end(of: group)
        group += 1
      } while group < last && group.pointee.x == end
      let start = first.pointee.x
      source.fetch(x: start, y: y, count: (end &- start &+ 3) & ~3, into: scratch)
      composite(first..<group)
    }
  }

  /// Fetches the whole row at once.
  @inline(__always)
  mutating func paint(_ row: FilledRow) {
    begin(row: row.y)
    let (start, end) = (row.innerStart, row.innerEnd)
    let first = row.hasLeft ? row.start : start
    let last = row.hasRight ? row.end &+ 4 : end
    source.fetch(x: first, y: y, count: (last &- first &+ 3) & ~3, into: scratch)
    let (pixels, target) = (scratch - first, self.row)
    if row.hasLeft {
      blend(PixelMath.quad(pixels + first), onto: target + first, weights(of: row.left))
    }
    composite(pixels + start, count: end &- start, onto: target + start, by: opacity)
    if row.hasRight {
      blend(PixelMath.quad(pixels + end), onto: target + end, weights(of: row.right))
    }
  }

  /// Where the pixels end that a group covers, and those after it that are covered as its last one.
  @inline(__always)
  private static func end(of group: UnsafePointer<CoverageGroup>) -> Int {
    let end = group.pointee.x &+ 4
    return group.pointee.coverages.w == 0 ? end : max(end, group[1].x)
  }

  /// Composites groups side by side, and what is between them, whose pixels have been fetched.
  @inline(__always)
  private func composite(_ groups: Range<UnsafePointer<CoverageGroup>>) {
    let pixels = scratch - groups.lowerBound.pointee.x
    var group = groups.lowerBound
    while group < groups.upperBound {
      let (x, coverages) = (group.pointee.x, group.pointee.coverages)
      let end = Self.end(of: group)
      blend(PixelMath.quad(pixels + x), onto: row + x, weights(of: coverages))
      if x &+ 4 < end {
        composite(
          pixels + (x &+ 4), count: end &- x &- 4, onto: row + (x &+ 4),
          by: (coverages.w &* opacity) >> 8)
      }
      group += 1
    }
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    let weight = (coverage &* opacity) >> 8
    let whole = x &+ ((end &- x) & ~3)
    if isOpaque && weight == 256 {
      source.fetch(x: x, y: y, count: whole &- x, into: row + x)
      if whole < end {
        blend(
          source.quad(x: whole, y: y), onto: row + whole,
          PixelMath.cut(SIMD4(repeating: weight), after: end &- whole))
      }
    } else {
      source.fetch(x: x, y: y, count: (end &- x &+ 3) & ~3, into: scratch)
      composite(scratch, count: end &- x, onto: row + x, by: weight)
    }
  }

  /// Composites fetched pixels that all have the same weight.
  @inline(__always)
  private func composite(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, onto target: UnsafeMutablePointer<UInt32>,
    by weight: UInt32
  ) {
    let weights = SIMD4(repeating: weight)
    var index = 0
    if weight == 256 {
      while index &+ 4 <= count {
        cover(target + index, with: PixelMath.quad(pixels + index))
        index &+= 4
      }
    } else {
      while index &+ 4 <= count {
        blend(PixelMath.quad(pixels + index), onto: target + index, weights)
        index &+= 4
      }
    }
    if index < count {
      blend(
        PixelMath.quad(pixels + index), onto: target + index,
        PixelMath.cut(weights, after: count &- index))
    }
  }

  /// Coverages times opacity.
  ///
  /// Without opacity of its own a product of four numbers of 32 bits is saved, which is dear.
  @inline(__always)
  private func weights(of coverages: SIMD4<UInt32>) -> SIMD4<UInt32> {
    opacity == 256 ? coverages : (coverages &* opacity) &>> 8
  }

  @inline(__always)
  func quad(
    at x: Int, coverages: SIMD4<UInt32>, over backdrop: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let pixels = source.quad(x: x, y: y)
    return PixelMath.over(PixelMath.scaled(pixels, by: weights(of: coverages)), backdrop)
  }

  @inline(__always)
  private func blend(
    _ pixels: SIMD4<UInt32>, onto target: UnsafeMutablePointer<UInt32>, _ weights: SIMD4<UInt32>
  ) {
    let result = PixelMath.over(PixelMath.scaled(pixels, by: weights), PixelMath.quad(target))
    PixelMath.store(result, to: target)
  }

  @inline(__always)
  private func cover(_ target: UnsafeMutablePointer<UInt32>, with pixels: SIMD4<UInt32>) {
    PixelMath.store(PixelMath.over(pixels, PixelMath.quad(target)), to: target)
  }
}
