import Foundation

@testable import TermAnim

extension ViewHost {
  /// Types the characters of `text`, one key each.
  func type(_ text: String) {
    for character in text { key(KeyEquivalent(character)) }
  }

  /// The texts on the screen that are drawn at all.
  var strings: [String] { DrawnText.strings(in: self) }

  /// Presses and lets go in the middle of a text that is drawn in characters, 4 points by 8 each.
  @discardableResult
  func tap(on text: String) -> Bool {
    guard let frame = frames(of: text).last else { return false }
    return tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Presses a text and lets go, and lets `seconds` pass.
  @discardableResult
  func tap(on text: String, runningFor seconds: Double) -> Bool {
    let isUsed = tap(on: text)
    run(for: seconds)
    return isUsed
  }

  /// Holds a text pressed until its menu is open; false where there is no such text.
  func hold(on text: String) -> Bool {
    guard let frame = frames(of: text).last else { return false }
    return hold(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Holds a point pressed until a menu is open.
  @discardableResult
  func hold(at point: CGPoint) -> Bool {
    longPress(at: point, for: 0.6)
    run(for: 0.5)
    return true
  }

  /// Clicks in the middle of a text with the second button, and lets its menu open; false where
  /// nothing makes use of it.
  @discardableResult
  func secondaryClick(on text: String) -> Bool {
    guard let frame = frames(of: text).last else { return false }
    return secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Clicks at a point with the second button, and lets a menu open; false where nothing makes use
  /// of it.
  @discardableResult
  func secondaryClick(at point: CGPoint) -> Bool {
    let isUsed = graph.send(.secondaryClick(point))
    run(for: 0.5)
    return isUsed
  }

  /// Types a key, and lets `seconds` pass.
  func key(_ key: KeyEquivalent, modifiers: EventModifiers = [], runningFor seconds: Double) {
    self.key(key, modifiers: modifiers)
    run(for: seconds)
  }

  /// Types the key that undoes.
  @discardableResult
  func undo() -> Bool { key("z", modifiers: .option) }

  /// Types the key that does again what was undone.
  @discardableResult
  func redo() -> Bool { key("Z", modifiers: .option) }
}

/// A value that a test looks at while a view changes it through a binding.
@MainActor
final class HeldValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

extension HeldValue<[String]> {
  /// What `act` makes of the value when that is empty before.
  func entries(of act: () -> Void) -> [String] {
    value = []
    act()
    return value
  }
}
