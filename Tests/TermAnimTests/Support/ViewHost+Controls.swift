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
    guard let frame = drawing.compactMap({ $0.frame(ofText: text) }).last else { return false }
    return tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
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
