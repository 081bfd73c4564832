import Foundation

/// Bitmaps at a half, a quarter and so on of their size, for those that are drawn much smaller.
///
/// So a picture of a million pixels that fills a few hundred is not read as a whole for each frame. A
/// class because its identity is the point: it owns the smaller bitmaps. Those used longest ago make
/// room for new ones.
final class BitmapHalves {
  private struct Entry {
    /// Keeps its storage, so that nothing else can lie where it lies.
    let original: Bitmap
    var halves: [Bitmap]
    var lastUse: Int
  }

  private static let capacity = 16
  private var entries: [Entry] = []
  private var useCount = 0

  /// How many smaller bitmaps have been made.
  private(set) var madeCount = 0

  /// What to draw in the place of a bitmap of which `step` pixels fall into one pixel of the picture:
  /// the smallest one of which two to four do, or itself.
  func bitmap(for bitmap: Bitmap, step: Double) -> Bitmap {
    guard step >= 4, step.isFinite else { return bitmap }
    let count = Int(log2(step)) - 1
    useCount += 1
    let slot = slot(of: bitmap)
    entries[slot].lastUse = useCount
    while entries[slot].halves.count < count {
      entries[slot].halves.append((entries[slot].halves.last ?? bitmap).halved)
      madeCount += 1
    }
    return entries[slot].halves[count - 1]
  }

  private func slot(of bitmap: Bitmap) -> Int {
    if let slot = entries.firstIndex(where: { $0.original.isSame(as: bitmap) }) { return slot }
    let entry = Entry(original: bitmap, halves: [], lastUse: useCount)
    guard entries.count == Self.capacity else {
      entries.append(entry)
      return entries.count - 1
    }
    let slot = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse } ?? 0
    entries[slot] = entry
    return slot
  }
}

extension Bitmap {
  /// Whether another bitmap has the same storage; equal pixels elsewhere are not asked for.
  fileprivate func isSame(as other: Bitmap) -> Bool {
    width == other.width && height == other.height
      && pixels.withUnsafeBufferPointer { mine in
        other.pixels.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
      }
  }
}
