/// Blocks of memory that are borrowed and given back in the order of a stack, frame after frame.
///
/// A class because its identity is the point: it owns the blocks. A block keeps the largest size
/// that was asked of it, so the same frames again need no new memory.
final class ScratchStack {
  /// The times that memory had to grow: none in a steady state.
  private(set) var growthCount = 0
  private var blocks: [(memory: UnsafeMutableRawPointer, size: Int)] = []
  private var borrowed = 0

  deinit {
    for block in blocks { block.memory.deallocate() }
  }

  /// Uninitialised memory for `count` elements and three more, until `giveBack` is called for it.
  ///
  /// The three are for those who read and write four elements at a time.
  func borrow<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let size = (count + 3) * MemoryLayout<Element>.stride
    if borrowed == blocks.count {
      growthCount += 1
      blocks.append((.allocate(byteCount: size, alignment: 64), size))
    } else if blocks[borrowed].size < size {
      growthCount += 1
      blocks[borrowed].memory.deallocate()
      blocks[borrowed] = (.allocate(byteCount: size, alignment: 64), size)
    }
    defer { borrowed += 1 }
    return blocks[borrowed].memory.bindMemory(to: type, capacity: count + 3)
  }

  /// Ends the latest `count` borrowings.
  func giveBack(_ count: Int = 1) {
    precondition(count <= borrowed, "\(count) blocks given back of \(borrowed) borrowed")
    borrowed -= count
  }
}
