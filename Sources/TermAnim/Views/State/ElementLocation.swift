/// An element of another location's collection, wherever it has got to.
///
/// One that has an identity is found by it. Once the element is not there any more it reads as it
/// was, and writing it changes nothing.
final class ElementLocation<Root: MutableCollection>: BindingLocation<Root.Element>,
  @unchecked Sendable
{
  /// What is known of the element.
  private struct Memory {
    /// Where it was.
    let index: Root.Index
    /// Nil for an element that is told by its place.
    let identity: AnyHashable?
    let element: Root.Element
  }

  private let root: BindingLocation<Root>
  private let identity: (Root.Element) -> AnyHashable?
  private let memory: Locked<Memory>

  /// The location of `element`, which is at `index` or was there a moment ago.
  init(
    _ root: BindingLocation<Root>, _ element: Root.Element, at index: Root.Index,
    identity: @escaping (Root.Element) -> AnyHashable?
  ) {
    (self.root, self.identity) = (root, identity)
    memory = Locked(Memory(index: index, identity: identity(element), element: element))
  }

  override func read() -> Root.Element {
    let (all, known) = (root.read(), memory.withLock { $0 })
    return index(of: known, in: all).map { all[$0] } ?? known.element
  }

  override func write(_ value: Root.Element, transaction: Transaction) {
    var all = root.read()
    guard let index = index(of: memory.withLock({ $0 }), in: all) else { return }
    all[index] = value
    // A new value may have a new identity.
    let known = Memory(index: index, identity: identity(value), element: value)
    memory.withLock { $0 = known }
    root.write(all, transaction: transaction)
  }

  /// Where the element is; O(1) where it was, or else O(number of elements).
  private func index(of known: Memory, in all: Root) -> Root.Index? {
    let isInside = known.index >= all.startIndex && known.index < all.endIndex
    guard let wanted = known.identity else { return isInside ? known.index : nil }
    if isInside, identity(all[known.index]) == wanted { return known.index }
    return all.indices.first { identity(all[$0]) == wanted }
  }
}
