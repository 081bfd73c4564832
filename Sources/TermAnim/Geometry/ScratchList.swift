/// A list that keeps its memory when it is emptied, for work that repeats every frame.
///
/// Unlike an array it is never shared, so appending costs a comparison and a store.
struct ScratchList<Element: BitwiseCopyable>: ~Copyable {
  // The first `count` of `capacity` elements are initialised.
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0
  /// The times that memory had to grow: none in a steady state.
  private(set) var growthCount = 0

  init(capacity: Int = 16) {
    (base, self.capacity) = (.allocate(capacity: capacity), capacity)
  }

  deinit {
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Empties the list; its memory stays.
  mutating func removeAll() {
    count = 0
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "element \(index) of \(count)")
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "element \(index) of \(count)")
      yield &base[index]
    }
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (wider, capacity * 2)
    growthCount += 1
  }
}
