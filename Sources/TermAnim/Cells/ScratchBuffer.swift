/// Memory that is used again for every frame and grows when a frame needs more.
///
/// A class because it owns its memory; hot loops work on the bare pointer.
final class ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  init() {
    (base, capacity) = (.allocate(capacity: 0), 0)
  }

  deinit {
    base.deallocate()
  }

  /// Makes room for `count` elements; what was in the buffer is lost when it must grow for that.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    (base, capacity) = (.allocate(capacity: count), count)
  }
}
