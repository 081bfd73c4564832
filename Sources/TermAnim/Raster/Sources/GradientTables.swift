/// The pixels of the gradients that were drawn last, so that only new colours cost anything.
///
/// A class because its identity is the point: it owns the tables.
final class GradientTables {
  /// Pixels of one table: fine enough that neighbours differ by less than one step of 255 even
  /// where a gradient crosses all of a channel in a quarter of its length.
  static let size = 1024

  /// The times that memory had to grow: none after the first frame.
  private(set) var growthCount = 0
  private var recent = RecentRamps()
  private var pixels: UnsafeMutablePointer<UInt32>?

  deinit {
    pixels?.deallocate()
  }

  /// The premultiplied pixels along a gradient, first and last at its ends; valid until sixteen
  /// other gradients have been asked for.
  func table(for ramp: GradientRamp) -> UnsafePointer<UInt32> {
    let slot = recent.slot(of: ramp)
    let table = storage() + slot.index * Self.size
    if slot.isNew {
      ramp.fillPixels(UnsafeMutableBufferPointer(start: table, count: Self.size))
    }
    return UnsafePointer(table)
  }

  private func storage() -> UnsafeMutablePointer<UInt32> {
    if let pixels { return pixels }
    let count = RecentRamps.capacity * Self.size
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    growthCount += 1
    self.pixels = pixels
    return pixels
  }
}
