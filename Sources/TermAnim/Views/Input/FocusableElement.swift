import Foundation

/// An element that keys may go to.
class FocusableElement: WrapperElement {
  override init(around content: Element, scope: TransactionScope) {
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  /// Whether keys may go to the element at the moment.
  var isFocusable: Bool { true }

  final var isFocused: Bool { graph.focus.focused === self }

  /// Whether a ring shows that keys go to the element.
  var showsFocusRing: Bool { true }

  /// Does what pressing the element would do.
  func activate() {}

  /// Makes use of a key that went to the element, and says whether it did.
  func press(_ key: KeyPress) -> Bool {
    false
  }

  /// Takes note that keys go to the element from now on, or no longer do.
  func focusDidChange() {}

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    super.appendCommands(to: &commands)
    guard isFocused, showsFocusRing else { return }
    let ring = Path(roundedRect: frame.insetBy(dx: -4, dy: -4), cornerRadius: 8, style: .circular)
    commands.append(.stroke(ring, .color(Self.ringColor), StrokeStyle(lineWidth: 4)))
  }

  private static let ringColor = Color.Resolved(red: 0, green: 0.57, blue: 1, opacity: 0.6)
}
