/// The colour schemes that views wish the whole screen to have.
struct ColorSchemeWishes {
  private struct Wish {
    let node: ObjectIdentifier
    let depth: Int
    let scheme: ColorScheme
  }

  /// The outermost one last; of those as deep in the tree the one that came last.
  private var wishes: [Wish] = []

  /// The wish that counts: that of the outermost view; nil when nobody has one.
  var current: ColorScheme? { wishes.last?.scheme }

  /// Makes `scheme` the wish of a node which lies `depth` nodes below the root; nil is none.
  mutating func set(_ scheme: ColorScheme?, of node: ObjectIdentifier, depth: Int) {
    if let index = wishes.firstIndex(where: { $0.node == node }) {
      guard wishes[index].scheme != scheme else { return }
      wishes.remove(at: index)
    }
    guard let scheme else { return }
    let place = wishes.firstIndex { $0.depth < depth } ?? wishes.endIndex
    wishes.insert(Wish(node: node, depth: depth, scheme: scheme), at: place)
  }
}
