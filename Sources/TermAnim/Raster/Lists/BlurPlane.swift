/// The channels of a surface as numbers, which are blurred as they are read and written.
///
/// Rows are whole blocks, with the reach of the weights above and below them; what is outside is 0.
/// Its memory is borrowed.
struct BlurPlane {
  private let (width, height, channels): (Int, Int, Int)
  private let deviation: (x: Double, y: Double)
  private let scratch: ScratchStack
  private let pitch: Int
  /// The numbers beside a row, and those above and below all rows.
  private let (margin, above): (Int, Int)
  private let weights: UnsafeMutablePointer<Float>
  private let row: UnsafeMutablePointer<Float>
  private let rows: UnsafeMutablePointer<Float>

  init(
    width: Int, height: Int, channels: Int, _ deviation: (x: Double, y: Double),
    _ scratch: ScratchStack
  ) {
    (self.width, self.height, self.channels) = (width, height, channels)
    (self.deviation, self.scratch) = (deviation, scratch)
    pitch = Self.pitch(of: width * channels)
    let reach = (Self.kernelReach(deviation.x), Self.kernelReach(deviation.y))
    (margin, above) = (reach.0 * channels, reach.1 * pitch)
    weights = scratch.borrow(Float.self, count: max(reach.0, reach.1) + 1)
    row = scratch.borrow(Float.self, count: pitch + 2 * margin)
    row.update(repeating: 0, count: pitch + 2 * margin)
    let plane = scratch.borrow(Float.self, count: height * pitch + 2 * above)
    plane.update(repeating: 0, count: above)
    rows = plane + above
    (rows + height * pitch).update(repeating: 0, count: above)
  }

  func giveBack() { scratch.giveBack(3) }

  /// How far weights reach; boxes have none.
  private static func kernelReach(_ deviation: Double) -> Int {
    deviation < BoxBlur.leastDeviation ? GaussianKernel.reach(of: deviation) : 0
  }

  /// Room for so many numbers in whole blocks.
  ///
  /// Rows that are a multiple of sixteen blocks apart would drive each other out of the cache: one
  /// block more keeps them from it.
  private static func pitch(of count: Int) -> Int {
    let size = NumberBlock.scalarCount
    let blocks = (count + size - 1) / size
    return (blocks.isMultiple(of: 16) ? blocks + 1 : blocks) * size
  }

  /// Lets `write` write the numbers of each row, and blurs along rows.
  func read(_ write: (_ row: Int, _ numbers: UnsafeMutablePointer<Float>) -> Void) {
    guard deviation.x < BoxBlur.leastDeviation else { return readWidely(write) }
    let kernel = GaussianKernel(deviation: deviation.x, weights: weights)
    for y in 0..<height {
      write(y, row + margin)
      kernel.sum(around: row + margin, step: channels, into: rows + y * pitch, count: pitch)
    }
  }

  /// The same by boxes, which slide down a plane whose rows are columns.
  private func readWidely(_ write: (Int, UnsafeMutablePointer<Float>) -> Void) {
    let turned = Self.pitch(of: height * channels)
    let plane = scratch.borrow(Float.self, count: width * turned)
    let other = scratch.borrow(Float.self, count: width * turned)
    let group = scratch.borrow(Float.self, count: rowsAtOnce * pitch)
    group.update(repeating: 0, count: rowsAtOnce * pitch)
    for top in stride(from: 0, to: height, by: rowsAtOnce) {
      for y in top..<min(top + rowsAtOnce, height) { write(y, group + (y - top) * pitch) }
      turn(group, pitch, into: plane + top * channels, turned, rowsAtOnce, by: width)
    }
    BoxBlur(deviation: deviation.x).blurColumns(of: plane, into: other, rows: width, pitch: turned)
    for top in stride(from: 0, to: height, by: rowsAtOnce) {
      let count = min(rowsAtOnce, height - top)
      turn(other + top * channels, turned, into: rows + top * pitch, pitch, width, by: count)
    }
    scratch.giveBack(3)
  }

  /// Rows of which a column is a block.
  private var rowsAtOnce: Int { NumberBlock.scalarCount / channels }

  /// Writes rows of pixels as columns; rows are so many numbers apart.
  private func turn(
    _ source: UnsafePointer<Float>, _ pitch: Int, into target: UnsafeMutablePointer<Float>,
    _ targetPitch: Int, _ rows: Int, by columns: Int
  ) {
    if channels == 1 {
      turn(Float.self, source, pitch, target, targetPitch, rows, columns)
    } else {
      turn(SIMD4<Float>.self, source, pitch, target, targetPitch, rows, columns)
    }
  }

  private func turn<Pixel: BitwiseCopyable>(
    _ type: Pixel.Type, _ source: UnsafePointer<Float>, _ pitch: Int,
    _ target: UnsafeMutablePointer<Float>, _ targetPitch: Int, _ rows: Int, _ columns: Int
  ) {
    let (size, number) = (MemoryLayout<Pixel>.size, MemoryLayout<Float>.size)
    let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    for column in 0..<columns {
      for row in 0..<rows {
        let pixel = source.loadUnaligned(
          fromByteOffset: row &* pitch &* number &+ column &* size, as: Pixel.self)
        target.storeBytes(
          of: pixel, toByteOffset: column &* targetPitch &* number &+ row &* size, as: Pixel.self)
      }
    }
  }

  /// Blurs along columns, and lets `read` read the numbers of each row.
  func write(_ read: (_ row: Int, _ numbers: UnsafeMutablePointer<Float>) -> Void) {
    guard deviation.y < BoxBlur.leastDeviation else { return writeWidely(read) }
    let kernel = GaussianKernel(deviation: deviation.y, weights: weights)
    for y in 0..<height {
      kernel.sum(around: rows + y * pitch, step: pitch, into: row, count: pitch)
      read(y, row)
    }
  }

  private func writeWidely(_ read: (Int, UnsafeMutablePointer<Float>) -> Void) {
    let other = scratch.borrow(Float.self, count: height * pitch)
    BoxBlur(deviation: deviation.y).blurColumns(of: rows, into: other, rows: height, pitch: pitch)
    for y in 0..<height { read(y, other + y * pitch) }
    scratch.giveBack()
  }
}
