import TermAnim
import Testing

@testable import termsplash

@MainActor
struct StageModelTests {
  private func type(_ words: String, into stage: StageModel) {
    for stroke in KeyScript.strokes(words) { #expect(stage.type(stroke)) }
  }

  @Test func `Return answers with what was typed, and closes the field`() {
    let stage = StageModel()
    var answers: [String] = []
    stage.ask("Percent", text: "4", accepting: { $0.allSatisfy(\.isNumber) }) {
      answers.append($0)
      return true
    }
    type("2 x left backspace 9 end 0 return", into: stage)
    #expect(answers == ["920"])
    #expect(stage.question == nil)
  }

  @Test func `arrows, Home, End and Delete move in the text and cut from it`() {
    let stage = StageModel()
    var answer = ""
    stage.ask("Text", text: "abcd") {
      answer = $0
      return true
    }
    type("home delete right delete end x left left right y return", into: stage)
    #expect(answer == "bdyx")
  }

  @Test func `Esc closes the field without an answer`() {
    let stage = StageModel()
    stage.ask("Percent") { _ in
      Issue.record("nothing was answered")
      return true
    }
    type("a esc", into: stage)
    #expect(stage.question == nil)
  }

  @Test func `every key belongs to an open field and none to a closed one`() {
    let stage = StageModel()
    #expect(!stage.type(KeyStroke(.character("q"))))
    stage.ask("Text") { _ in true }
    type("q ? pgdn f5 C-x tab", into: stage)
    #expect(stage.question?.field.text == "q?")
  }

  @Test func `control characters are never typed`() {
    let stage = StageModel()
    stage.ask("Text") { _ in true }
    _ = stage.type(KeyStroke(.character("\u{1B}")))
    _ = stage.type(KeyStroke(.character("\u{9B}")))
    #expect(stage.question?.field.text.isEmpty == true)
  }

  @Test func `an answer may ask again`() {
    let stage = StageModel()
    stage.ask("One") { _ in
      stage.ask("Two") { _ in true }
      return true
    }
    type("return", into: stage)
    #expect(stage.question?.prompt == "Two")
  }

  @Test func `what is no answer keeps the field open, and says what is one until a key comes`() {
    let stage = StageModel()
    var answers: [String] = []
    stage.ask("Even", hint: "Even, such as 2") {
      answers.append($0)
      return $0.hasSuffix("2")
    }
    type("3 return", into: stage)
    #expect(stage.question?.isRefused == true)
    #expect(stage.question?.prompt == "Even, such as 2" && stage.question?.field.text == "3")
    type("2", into: stage)
    #expect(stage.question?.isRefused == false && stage.question?.prompt == "Even")
    type("return", into: stage)
    #expect(stage.question == nil && answers == ["3", "32"])
  }

  @Test func `Ctrl-U deletes what is before the cursor`() {
    let stage = StageModel()
    stage.ask("Text", text: "abcd") { _ in true }
    type("left C-u", into: stage)
    #expect(stage.question?.field.text == "d" && stage.question?.field.cursor == 0)
  }
}
