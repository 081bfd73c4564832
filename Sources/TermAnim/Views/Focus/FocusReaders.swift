/// The views that read whether what they are in has the focus.
@MainActor
final class FocusReaders {
  private struct Reader {
    let node: Weak<ViewNode>
    let state: StateLocation<Bool>
    /// What was written last.
    var isFocused: Bool
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  nonisolated init() {}

  /// Whether the view nearest around `node` that can have the focus has it; noted, so that a body is
  /// evaluated again when that changes.
  func isFocused(around node: ViewNode) -> Bool {
    if let known = readers[ObjectIdentifier(node)], known.node.object === node {
      return known.state.read()
    }
    readers = readers.filter { $0.value.node.object != nil }
    let isFocused = node.isInFocus
    let state = StateLocation(isFocused, in: node.graph)
    readers[ObjectIdentifier(node)] = Reader(
      node: Weak(node), state: state, isFocused: isFocused)
    return state.read()
  }

  /// Tells those for whom it makes a difference that something else has the focus.
  func focusMoved() {
    for (key, reader) in readers {
      guard let isFocused = reader.node.object?.isInFocus, isFocused != reader.isFocused
      else { continue }
      readers[key]?.isFocused = isFocused
      reader.state.write(isFocused, transaction: .current)
    }
  }
}

extension ViewNode {
  /// Whether the nearest of the elements around that can have the focus has it.
  fileprivate var isInFocus: Bool {
    let around = sequence(first: self, next: \.parent).dropFirst()
    for node in around {
      if let element = node.focusableElements.first(where: \.isFocusable) {
        return element.isFocused
      }
    }
    return false
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the keyboard focus has it; false where there is
  /// none, and outside of views.
  public var isFocused: Bool {
    guard let node = reader as? ViewNode else { return false }
    return MainActor.assumeIsolated { node.graph.focus.readers.isFocused(around: node) }
  }
}
