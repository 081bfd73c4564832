import TermAnim

/// What a scene may ask of the stage it is on.
@MainActor @Observable
final class StageModel {
  /// Whether the scene has the screen to itself, without its name and its keys, until it is closed.
  var isBare = false
  /// The question that is open; while there is one, every key belongs to it.
  private(set) var question: Question?

  /// Opens a field at the bottom of the screen, in place of the one that may be open.
  ///
  /// - Parameters:
  ///   - prompt: What is asked for, in a word or two.
  ///   - text: What the field holds at first, with the cursor behind it.
  ///   - accepting: Which characters may be typed; control characters never may.
  ///   - then: Gets the text when Return is pressed; not called when Esc is.
  func ask(
    _ prompt: String, text: String = "",
    accepting: @escaping (Character) -> Bool = { _ in true },
    then: @escaping @MainActor (String) -> Void
  ) {
    question = Question(
      prompt: prompt, field: EntryField(text), accepts: accepting, answer: then)
  }

  /// Gives `stroke` to the open question, and returns whether there is one.
  func type(_ stroke: KeyStroke) -> Bool {
    guard let question else { return false }
    switch stroke {
    case KeyStroke(.escape): self.question = nil
    case KeyStroke(.return):
      self.question = nil
      question.answer(question.field.text)
    default: self.question?.edit(stroke)
    }
    return true
  }
}
