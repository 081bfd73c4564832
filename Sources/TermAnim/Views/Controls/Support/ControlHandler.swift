import Foundation

/// What comes of presses and keys meant for a control: a value of the view's.
@MainActor
protocol ControlHandler {
  /// Follows a press in a control of `size` points.
  func press(_ press: Press, in size: CGSize)

  /// Whether presses are meant for the control; else what is around may have them.
  var takesPresses: Bool { get }

  /// Makes use of a key pressed while the control has the focus, and says whether it did.
  func key(_ key: KeyPress) -> Bool

  /// Whether left is left in the control wherever rows begin, as in lines of text; else presses and
  /// arrow keys are told as if rows began on the left.
  var keepsDirection: Bool { get }

  /// Whether it is a text that keys edit.
  var editsText: Bool { get }

  /// Whether a key that may be a shortcut begins a line in the text.
  func makesLine(by key: KeyPress) -> Bool

  /// Whether a key submits the text, which then presses the button that it is the shortcut of, too.
  func submits(by key: KeyPress) -> Bool

  /// Puts in pasted text while the control has the focus, for those that take text; others say that
  /// they do not.
  func insert(_ text: String) -> Bool

  /// Whether Return and the space bar press the control where it makes no use of them itself.
  var isActivatable: Bool { get }

  /// Does what pressing the control does, for those that do one thing; others do nothing.
  func activate()

  /// Takes note that keys go to the control, or no longer do.
  func focus(_ isFocused: Bool)
}

extension ControlHandler {
  var takesPresses: Bool { true }

  var keepsDirection: Bool { false }

  var editsText: Bool { false }

  func makesLine(by key: KeyPress) -> Bool { false }

  func submits(by key: KeyPress) -> Bool { false }

  func insert(_ text: String) -> Bool { false }

  var isActivatable: Bool { true }

  func activate() {}

  func focus(_ isFocused: Bool) {}
}
