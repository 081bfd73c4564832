/// The pixels of the gradients that were drawn last, so that only new colours cost anything.
///
/// A class because its identity is the point: it owns the tables. The one used longest ago makes
/// room for a new gradient.
final class GradientTables {
  /// Pixels of one table: fine enough that neighbours differ by less than one step of 255 even
  /// where a gradient crosses all of a channel in a quarter of its length.
  static let size = 1024
  private static let capacity = 16

  /// The times that memory had to grow: none after the first frame.
  private(set) var growthCount = 0
  private var ramps: [GradientRamp] = []
  private var lastUses: [Int] = []
  private var useCount = 0
  private var pixels: UnsafeMutablePointer<UInt32>?

  deinit {
    pixels?.deallocate()
  }

  /// The premultiplied pixels along a gradient, first and last at its ends; valid until sixteen
  /// other gradients have been asked for.
  func table(for ramp: GradientRamp) -> UnsafePointer<UInt32> {
    let pixels = storage()
    useCount += 1
    if let slot = ramps.firstIndex(of: ramp) {
      lastUses[slot] = useCount
      return UnsafePointer(pixels + slot * Self.size)
    }
    let slot = freeSlot(for: ramp)
    let table = pixels + slot * Self.size
    ramp.fillPixels(UnsafeMutableBufferPointer(start: table, count: Self.size))
    return UnsafePointer(table)
  }

  private func freeSlot(for ramp: GradientRamp) -> Int {
    guard ramps.count == Self.capacity else {
      ramps.append(ramp)
      lastUses.append(useCount)
      return ramps.count - 1
    }
    let slot = lastUses.indices.min { lastUses[$0] < lastUses[$1] } ?? 0
    (ramps[slot], lastUses[slot]) = (ramp, useCount)
    return slot
  }

  private func storage() -> UnsafeMutablePointer<UInt32> {
    if let pixels { return pixels }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.capacity * Self.size)
    pixels.initialize(repeating: 0, count: Self.capacity * Self.size)
    ramps.reserveCapacity(Self.capacity)
    lastUses.reserveCapacity(Self.capacity)
    growthCount += 1
    self.pixels = pixels
    return pixels
  }
}
