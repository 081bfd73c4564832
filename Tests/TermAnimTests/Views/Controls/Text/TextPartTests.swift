import Foundation
import Testing

@testable import TermAnim

struct TextPartTests {
  private let plain = TextPart.plain("a\u{E9}\u{1F600}d")

  private var attributed: TextPart {
    var wide = AttributedString("\u{1F600}d")
    wide.kern = 2
    return .attributed(AttributedString("a\u{E9}") + wide)
  }

  @Test func `parts make up the whole, with their attributes`() {
    for text in [plain, attributed] {
      for place in 0...4 {
        let sum = text[0..<place] + text[place..<4]
        #expect(sum.attributed == text.attributed && sum.string == text.string)
      }
    }
  }

  @Test func `a part that is taken out comes back by putting it there`() {
    for text in [plain, attributed] {
      for start in 0...4 {
        for end in start...4 {
          let part = text[start..<end]
          let rest = text.replacing(start..<end, with: .plain(""))
          #expect(rest.string.count == 4 - part.string.count)
          #expect(rest.replacing(start..<start, with: part).attributed == text.attributed)
        }
      }
    }
  }

  @Test func `a mixture has the attributes that there are`() {
    let sum = TextPart.plain("x") + attributed
    #expect(sum.string == "xa\u{E9}\u{1F600}d")
    #expect(sum.attributed.runs.map(\.kern) == [nil, 2])
  }
}
