import Foundation

/// An element that keys may go to.
class FocusableElement: WrapperElement {
  private(set) var isEnabled: Bool

  init(around content: Element, in inputs: ViewInputs) {
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
    graph.focus.add(self)
  }

  /// Takes note of what has changed around the element.
  func update(_ inputs: ViewInputs) {
    isEnabled = inputs.environment.values.isEnabled
    if !isEnabled, isFocused { graph.focus.move(to: nil) }
  }

  /// Whether keys may go to the element at the moment, provided that it is shown and enabled.
  var isFocusable: Bool { true }

  final var isFocused: Bool { graph.focus.focused === self }

  /// Makes use of a key while the element has the focus, or leaves it to those around.
  func press(_ key: KeyPress) -> Bool { false }

  /// Whether a ring shows that the element has the focus.
  var showsFocusRing: Bool { true }

  /// Takes note that the element has been given the focus, or that it was taken away.
  func focusDidChange() {}

  /// Does what pressing the element would do.
  func activate() {}

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    super.appendCommands(to: &commands)
    guard isFocused, showsFocusRing else { return }
    let ring = Path(roundedRect: frame.insetBy(dx: -4, dy: -4), cornerRadius: 8, style: .circular)
    commands.append(.stroke(ring, .color(Self.ringColor), StrokeStyle(lineWidth: 4)))
  }

  private static let ringColor = Color.Resolved(red: 0, green: 0.57, blue: 1, opacity: 0.6)
}
