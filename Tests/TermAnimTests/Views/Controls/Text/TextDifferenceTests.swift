import Foundation
import Testing

@testable import TermAnim

struct TextDifferenceTests {
  /// What a difference makes of a text, by way of a text with attributes or without.
  private func end(of start: TextEntry, _ end: TextEntry, _ content: TextPart) -> String {
    let difference = TextDifference(from: start, to: end)
    let part = String(end.characters[difference.newRange])
    return content.replacing(difference.oldRange, with: .plain(part)).string
  }

  @Test(arguments: ["", "a", "aa", "aaaa", "abwide", "wide", "abcd", "xyz", "abwidecdabwide"])
  func `any text can become any other, wherever the cursor is`(end: String) {
    for start in ["", "aa", "aaa", "abwidecd"] {
      for cursor in 0...start.count {
        let (old, new) = (TextEntry(start, cursor: cursor), TextEntry(end))
        #expect(self.end(of: old, new, .plain(start)) == end)
        #expect(self.end(of: old, new, .attributed(AttributedString(start))) == end)
        #expect(TextDifference(from: old, to: new).isEmpty == (start == end))
      }
    }
  }

  @Test func `what is typed among characters like it is where the cursor was`() {
    for place in 0...3 {
      let old = TextEntry("aaa", cursor: place)
      var typed = old
      typed.insert("a")
      let difference = TextDifference(from: old, to: typed)
      #expect(difference.oldRange == place..<place && difference.newRange == place..<place + 1)
      let back = TextDifference(from: typed, to: old)
      #expect(back.oldRange == place..<place + 1 && back.newRange == place..<place)
    }
  }
}
