import TermAnim

/// What a scene may ask of the stage it is on.
@MainActor @Observable
final class StageModel {
  /// Whether the scene has the screen to itself, without its name and its keys, until it is closed.
  var isBare = false
  /// Whether the scene is no longer shown, as others hurry on while it would still leave.
  var isGone = false
  /// The question that is open; while there is one, every key belongs to it.
  private(set) var question: Question?

  /// Opens a field at the bottom of the screen, in place of the one that may be open.
  ///
  /// - Parameters:
  ///   - prompt: What is asked for, in a word or two.
  ///   - hint: What is asked for, so that somebody who was wrong knows; nil is the prompt.
  ///   - text: What the field holds at first, with the cursor behind it.
  ///   - accepting: Which texts may be typed; control characters never may.
  ///   - then: Gets the text when Return is pressed, and returns whether it is an answer; the field
  ///     stays open if not. Not called when Esc is pressed.
  func ask(
    _ prompt: String, hint: String? = nil, text: String = "",
    accepting: @escaping (String) -> Bool = { _ in true },
    then: @escaping @MainActor (String) -> Bool
  ) {
    question = Question(
      prompt: prompt, hint: hint ?? prompt, field: EntryField(text), accepts: accepting,
      answer: then)
  }

  /// Gives `stroke` to the open question, and returns whether there is one.
  func type(_ stroke: KeyStroke) -> Bool {
    guard var question else { return false }
    switch stroke {
    case KeyStroke(.escape): self.question = nil
    case KeyStroke(.return):
      self.question = nil
      if !question.close() { self.question = question }
    default: self.question?.edit(stroke)
    }
    return true
  }
}
