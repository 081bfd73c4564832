import Testing

@testable import TermAnim

struct LineBreaksTests {
  /// The text with `÷` where a line may end and `!` where it has to.
  private func broken(_ text: String) -> String {
    let characters = Array(text)
    let opportunities = LineBreaks.opportunities(in: characters)
    return zip(characters, opportunities.map { $0 as LineBreaks.Opportunity? } + [nil])
      .map { character, opportunity in
        switch opportunity {
        case .allowed: "\(character)÷"
        case .mandatory: "\(character)!"
        case .prohibited, nil: String(character)
        }
      }.joined()
  }

  @Test(arguments: LineBreakSentences.all)
  func `a case of Unicode's test file`(expected: String) {
    let text = expected.replacing("÷", with: "")
    #expect(broken(text) == expected)
  }

  /// The classes side by side, then with what is named between them.
  @Test(arguments: [
    (LineBreakPairs.beside, ""), (LineBreakPairs.spaced, " "), (LineBreakPairs.marked, "\u{308}"),
  ])
  func `any two classes are as Unicode has them`(rows: String, between: String) {
    let samples = LineBreakPairs.samples
    let rows = rows.split(separator: "\n").map(Array.init)
    #expect(rows.count == samples.count)
    for (left, row) in zip(samples, rows) {
      #expect(row.count == samples.count)
      for (right, expected) in zip(samples, row) {
        let text = Array("\(left)\(between)\(right)")
        guard text.last?.unicodeScalars.first == right else { continue }
        let found: Character =
          switch LineBreaks.opportunities(in: text).last {
          case .allowed: "÷"
          case .mandatory: "!"
          case .prohibited, nil: "×"
          }
        #expect(
          text.count == 1 || found == expected,
          "\(String(left.value, radix: 16)) \(String(right.value, radix: 16))")
      }
    }
  }

  /// Cases of Unicode's LineBreakTest, in words that can be read; `÷` is an opportunity.
  @Test(arguments: [
    "The ÷quick ÷(“brown”) ÷fox ÷can’t ÷jump ÷32.3 ÷feet, ÷right?",
    "can't ÷won't", "e.g. ÷example", "a.b ÷2.5 ÷−3", "$(12.35)", "2,1234", "(12)¢", "12.54¢",
    "3.1415… ÷of", "code(a)", "code!÷(a)", "(and) ÷(or)", "[a] ÷{b}", "well-÷known", "pre-1900s",
    "-3 ÷+4", "a–÷b", "a÷—÷b", "a ÷— ÷b", "half/÷a", "and/÷or", "1/2", "http://÷a.b/÷c",
    "100% ÷of", "€50 ÷or ÷50€", "20°C ÷or", "№5", "\u{A1}Hola! ÷\u{BF}Qué?", "a,b", "a;b", "1:30",
    "a\u{A0}b ÷c", "10\u{202F}000 ÷km", "no\u{2060}break", "zero\u{200B}÷width", "a\u{200B} ÷b",
    "a\u{200B}÷)",
    "hy\u{AD}÷phen", "tab\t÷stop", "Mr. ÷Reb ÷“Q”", "“quote” ÷(x)", "«a» ÷b", "« a » ÷b",
    "a ÷“b” ÷c", "“ a", "a” ÷b", "x…÷y",
    "我÷是÷一÷个÷好÷人", "你÷好，÷世÷界。", "「日÷本」÷語", "A÷我÷B",
    "한÷국÷어 ÷말", "100÷円", "👍÷👍🏽÷👨‍👩‍👧÷a", "🇩🇪÷🇫🇷", "a ÷👍", "e\u{301}a ÷o\u{308}",
    "א-÷ב ÷ג", "a  ÷b", "( a)", "a )", "a ÷.5", "a ,b", "a ;b", "end. ÷Next", "a|÷b", "c+÷+ ÷d",
    "a\\b",
  ])
  func `a case of UAX 14`(expected: String) {
    let text = expected.replacing("÷", with: "")
    #expect(broken(text) == expected)
  }

  @Test(arguments: [
    ("カー", "カー"), ("シャツ", "シャ÷ツ"), ("10-12", "10-12"), ("$我", "$我"), ("我%", "我%"),
    ("我\u{200D}是", "我\u{200D}是"), ("a“ b", "a“ ÷b"), ("“ b", "“ b"), ("$(.5", "$(.5"),
    ("$(a", "$÷(a"), ("a\u{A0}-b", "a\u{A0}-b"), ("ｱ«ｱ»ｱ", "ｱ÷«ｱ»÷ｱ"),
    ("\u{1B05}\u{1B44}\u{1B50}", "\u{1B05}\u{1B44}÷\u{1B50}"),
  ])
  func `a pair that stays together`(text: String, expected: String) {
    #expect(broken(text) == expected)
  }

  @Test(arguments: [
    ("a\nb", "a\n!b"), ("a\r\nb", "a\r\n!b"), ("a\u{2028}b\u{85}c", "a\u{2028}!b\u{85}!c"),
    ("\n\n", "\n!\n"), ("a \n b", "a \n! ÷b"),
  ])
  func `a line ends where it must`(text: String, expected: String) {
    #expect(broken(text) == expected)
  }

  @Test func `short texts have no opportunity`() {
    #expect(LineBreaks.opportunities(in: []).isEmpty)
    #expect(LineBreaks.opportunities(in: ["a"]).isEmpty)
  }
}
