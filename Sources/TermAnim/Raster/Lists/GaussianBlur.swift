/// Blurs pixels along rows, then along columns.
///
/// Each pixel is a sum in a fixed order over its neighbourhood: the same wherever the surface's
/// edges are, as long as they are far enough. What lies outside the surface counts as clear.
struct GaussianBlur {
  let deviation: (x: Double, y: Double)

  /// Blurs the surface in place, if there is anything to blur; costs pixels times reach.
  func apply(to surface: Surface, scratch: ScratchStack) -> Bool {
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    let reach = max(
      GaussianKernel.reach(of: deviation.x), GaussianKernel.reach(of: deviation.y))
    guard reach > 0 && width > 0 && height > 0 else { return false }
    let weights = scratch.borrow(Float.self, count: reach + 1)
    let across = scratch.borrow(SIMD4<Float>.self, count: width * height)
    let row = scratch.borrow(SIMD4<Float>.self, count: max(width, height))
    defer { scratch.giveBack(3) }
    let horizontal = GaussianKernel(deviation: deviation.x, weights: weights)
    for y in 0..<height {
      Self.unpack(surface.base + y * surface.stride, into: row, count: width)
      Self.blurRow(row, into: across + y * width, count: width, kernel: horizontal)
    }
    let vertical = GaussianKernel(deviation: deviation.y, weights: weights)
    for y in 0..<height {
      Self.blurColumns(across, row: y, into: row, width: width, height: height, kernel: vertical)
      Self.pack(row, into: surface.base + y * surface.stride, count: width)
    }
    return true
  }

  private static func blurRow(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, into target: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int, kernel: GaussianKernel
  ) {
    for x in 0..<count {
      var sum = source[x] * kernel.weights[0]
      for distance in 1..<(kernel.reach + 1) {
        let left = x >= distance ? source[x &- distance] : .zero
        let right = x &+ distance < count ? source[x &+ distance] : .zero
        sum += (left + right) * kernel.weights[distance]
      }
      target[x] = sum
    }
  }

  private static func blurColumns(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, row y: Int,
    into target: UnsafeMutablePointer<SIMD4<Float>>, width: Int, height: Int,
    kernel: GaussianKernel
  ) {
    let middle = source + y * width
    for x in 0..<width { target[x] = middle[x] * kernel.weights[0] }
    for distance in 1..<(kernel.reach + 1) {
      let weight = kernel.weights[distance]
      if y >= distance {
        let above = middle - distance * width
        for x in 0..<width { target[x] += above[x] * weight }
      }
      if y + distance < height {
        let below = middle + distance * width
        for x in 0..<width { target[x] += below[x] * weight }
      }
    }
  }

  private static func unpack(
    _ pixels: UnsafeMutablePointer<UInt32>, into row: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int
  ) {
    for x in 0..<count { row[x] = PixelMath.channels(pixels[x]) }
  }

  private static func pack(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for x in 0..<count { pixels[x] = PixelMath.pixel(channels: row[x]) }
  }
}
