import Foundation

/// The views that read whether what they are in has the focus.
@MainActor
final class FocusReaders {
  private struct Reader {
    let node: Backlink<ViewNode>
    let state: StateLocation<Bool>
    /// What was written last.
    var isFocused: Bool
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var isAboutToLook = false
  /// At how many readers those that are gone are dropped.
  private var limit = 16

  nonisolated init() {}

  /// Whether the view nearest around `node` that can have the focus has it; noted, so that a body
  /// is evaluated again when that changes.
  func isFocused(around node: ViewNode) -> Bool {
    if let known = readers[ObjectIdentifier(node)], known.node.object === node {
      return known.state.read()
    }
    dropGone()
    let isFocused = node.isInFocus
    let state = StateLocation(isFocused, of: node)
    readers[ObjectIdentifier(node)] = Reader(
      node: node.backlink, state: state, isFocused: isFocused)
    checkAfterUpdate(node)
    return state.read()
  }

  /// Keeps no more than twice the readers there are; looking at all for each new one would take
  /// the first frame the square of their number.
  private func dropGone() {
    guard readers.count >= limit else { return }
    readers = readers.filter { $0.value.node.object != nil }
    limit = max(16, 2 * readers.count)
  }

  /// Looks again when the elements are there of a view that comes while something has the focus.
  private func checkAfterUpdate(_ node: ViewNode) {
    guard Evaluation.current != nil, node.graph.focus.focused != nil else { return }
    let key = ObjectIdentifier(node)
    node.graph.afterUpdate { [weak self] in self?.check(key) }
  }

  /// Takes note that something around readers may have come to be able to have the focus, or no
  /// longer is, in the update that is going on.
  func focusabilityChanged() {
    isAboutToLook = !readers.isEmpty
  }

  /// Looks again at the end of an update in which that may have made a difference.
  func updateEnded() {
    guard isAboutToLook else { return }
    isAboutToLook = false
    focusMoved()
  }

  /// Tells those for whom it makes a difference that something else has the focus.
  func focusMoved() {
    for key in readers.keys { check(key) }
  }

  private func check(_ key: ObjectIdentifier) {
    guard let reader = readers[key], let isFocused = reader.node.object?.isInFocus,
      isFocused != reader.isFocused
    else { return }
    readers[key]?.isFocused = isFocused
    reader.state.write(isFocused, transaction: .current)
  }
}

extension ViewNode {
  /// Whether the nearest of the elements around that can have the focus has it.
  fileprivate var isInFocus: Bool {
    let around = sequence(first: self, next: \.shownParent).dropFirst()
    for node in around {
      let able = node.focusableElements.filter(\.isFocusable)
      if able.count > 1 { return isInFocus(among: able) }
      if let element = able.first { return element.isFocused }
    }
    return false
  }

  /// Whether the first of several elements that one of the node's own is inside of has the focus.
  private func isInFocus(among elements: [FocusableElement]) -> Bool {
    // While the body runs, what it makes is not there to be asked.
    guard Evaluation.current == nil, elements.contains(where: \.isFocused) else { return false }
    var own: [Element] = []
    appendElements(to: &own)
    let around = elements.first { element in own.contains { $0.isInside(element) } }
    return around?.isFocused ?? false
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the keyboard focus has it; false where there is
  /// none, outside of views, and on any thread but that of the views.
  public var isFocused: Bool {
    guard let node = reader as? ViewNode, node.isOnOwnThread else { return false }
    return MainActor.assumeIsolated { node.graph.focus.readers.isFocused(around: node) }
  }
}
