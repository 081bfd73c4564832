public import Foundation

extension TextEditor {
  /// An editor of text with attributes, which it shows as plain text.
  ///
  /// What is not touched keeps its attributes; what is typed has those of where it stands. What is
  /// undone comes back with its own.
  nonisolated public init(text: Binding<AttributedString>) {
    self.init(.attributed(text))
  }
}
