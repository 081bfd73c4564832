import Foundation

/// Which elements keys go to.
///
/// A class because all elements of a graph share it.
@MainActor
final class KeyboardFocus {
  /// What may have the focus, in the order of making.
  private var candidates = WeakList<FocusableElement>()
  /// What listens to keys wherever the focus is.
  private var listeners = WeakList<KeyPressElement>()
  private(set) weak var focused: FocusableElement?

  func add(_ element: FocusableElement) {
    candidates.append(element)
  }

  func add(_ listener: KeyPressElement) {
    listeners.append(listener)
  }

  // MARK: Keys

  /// Offers `key` to what has the focus and to the listeners around it, from the inside outwards,
  /// then to all other listeners, the innermost first; says whether one made use of it.
  func offer(_ key: KeyPress) -> Bool {
    let listening = listeners.objects.filter(\.isReachable)
    var offered: Set<ObjectIdentifier> = []
    for element in focusedChain {
      if let element = element as? FocusableElement, element.press(key) { return true }
      if let listener = element as? KeyPressElement {
        offered.insert(ObjectIdentifier(listener))
        if listener.press(key) { return true }
      }
    }
    return
      listening
      .filter { !offered.contains(ObjectIdentifier($0)) }
      .sorted { $0.depth > $1.depth }
      .contains { $0.press(key) }
  }

  /// What has the focus and the elements around it, from the inside outwards.
  private var focusedChain: [Element] {
    guard let focused, focused.isReachable else { return [] }
    return Array(sequence(first: focused as Element, next: \.parent))
  }

  /// Presses what has the focus, and says whether there is something.
  func activate() -> Bool {
    guard let focused, focused.canBeFocused else { return false }
    focused.activate()
    return true
  }

  // MARK: Moving

  /// Gives the focus to `element`; nil takes it from whatever has it.
  func move(to element: FocusableElement?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    for element in [old, element] {
      element?.setNeedsDrawing()
      element?.focusDidChange()
    }
  }

  /// Moves the focus `step` candidates on, around the end; to the first or last when nothing has
  /// it. Says whether something has the focus afterwards.
  func move(by step: Int) -> Bool {
    let elements = candidates.objects.filter(\.canBeFocused).inReadingOrder
    guard !elements.isEmpty else { return false }
    let index = elements.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    move(to: elements[(next % elements.count + elements.count) % elements.count])
    return true
  }
}

extension FocusableElement {
  /// Whether keys may go to the element at the moment.
  var canBeFocused: Bool { isFocusable && isEnabled && isReachable }
}

extension [FocusableElement] {
  /// The elements as one reads them: line by line, where what lies beside another is on its line.
  @MainActor
  fileprivate var inReadingOrder: [FocusableElement] {
    let places = map { element in
      let frame = element.frame
      let origin = element.screenPoint(ofLocal: frame.origin)
      return (element: element, frame: CGRect(origin: origin, size: frame.size))
    }
    var lines: [[(element: FocusableElement, frame: CGRect)]] = []
    for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, place.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines.flatMap { line in
      line.sorted { $0.frame.minX < $1.frame.minX }.map(\.element)
    }
  }
}
