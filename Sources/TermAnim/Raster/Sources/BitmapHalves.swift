import Foundation

/// Bitmaps at a half, a quarter and so on of their size, for those that are drawn much smaller.
///
/// So a picture of a million pixels that fills a few hundred is not read as a whole for each frame.
/// A class because its identity is the point: it owns the smaller bitmaps. Those used longest ago
/// make room for new ones once there are more than 16 and they have more pixels than there is room
/// for, so that a screen of emoji is halved once, and a few photographs are, too.
final class BitmapHalves {
  /// A bitmap by its storage: equal pixels elsewhere are not asked for.
  private struct Key: Hashable {
    let width: Int
    let storage: UnsafePointer<UInt32>?

    init(_ bitmap: Bitmap) {
      width = bitmap.width
      storage = bitmap.pixels.withUnsafeBufferPointer(\.baseAddress)
    }
  }

  private struct Entry {
    /// Keeps its storage, so that nothing else can lie where it lies.
    let original: Bitmap
    var halves: [Bitmap] = []
    var lastUse: Int
  }

  /// So many bitmaps stay, however large they are.
  private static let leastCount = 16
  /// What the smallest bitmap counts, so that there is an end of them.
  private static let leastPixels = 4096

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var pixelCount = 0
  private var useCount = 0

  /// How many smaller bitmaps have been made.
  private(set) var madeCount = 0

  /// - Parameter capacity: The pixels of smaller bitmaps that stay where there are many.
  init(capacity: Int = 4_000_000) {
    self.capacity = capacity
  }

  /// What to draw in the place of a bitmap of which `step` pixels fall into one pixel of the
  /// picture: the smallest one of which two to four do, or itself.
  func bitmap(for bitmap: Bitmap, step: Double) -> Bitmap {
    guard step >= 4, step.isFinite else { return bitmap }
    let (key, index) = (Key(bitmap), Int(log2(step)) - 2)
    useCount += 1
    if entries[key] == nil { add(bitmap, as: key) }
    entries[key]?.lastUse = useCount
    while let entry = entries[key], entry.halves.count <= index {
      let half = (entry.halves.last ?? bitmap).halved
      entries[key]?.halves.append(half)
      pixelCount += half.pixels.count
      madeCount += 1
    }
    makeRoom()
    return entries[key]?.halves[index] ?? bitmap
  }

  private func add(_ bitmap: Bitmap, as key: Key) {
    entries[key] = Entry(original: bitmap, lastUse: useCount)
    pixelCount += Self.leastPixels
  }

  /// Lets go of what was used longest ago until there is room; what is in use is the last to go.
  private func makeRoom() {
    while pixelCount > capacity, entries.count > Self.leastCount,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixelCount -= oldest.value.halves.reduce(Self.leastPixels) { $0 + $1.pixels.count }
      entries[oldest.key] = nil
    }
  }
}
