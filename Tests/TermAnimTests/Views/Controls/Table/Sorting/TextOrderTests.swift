import Foundation
import Testing

@testable import TermAnim

struct TextOrderTests {
  private struct Word {
    let text: String
    var other: String?
  }

  private let words = ["item10", "Zebra", "item2", "apple", "Item2"].map { Word(text: $0) }

  private func sorted(by comparator: KeyPathComparator<Word>) -> [String] {
    words.sorted(using: comparator).map(\.text)
  }

  @Test func `comparators of texts have the names that they have elsewhere`() {
    let people = ["apple", "item2", "Item2", "item10", "Zebra"]
    #expect(sorted(by: KeyPathComparator(\.text)) == people)
    #expect(sorted(by: KeyPathComparator(\.text, comparator: .localizedStandard)) == people)
    #expect(
      sorted(by: KeyPathComparator(\.text, comparator: .localizedStandard, order: .reverse))
        == people.reversed())
    #expect(
      sorted(by: KeyPathComparator(\.text, comparator: .localized))
        == ["apple", "item10", "item2", "Item2", "Zebra"])
    #expect(
      sorted(by: KeyPathComparator(\.text, comparator: .lexical))
        == ["Item2", "Zebra", "apple", "item10", "item2"])
    #expect(words.map(\.text).sorted(using: .localizedStandard) == people)
  }

  @MainActor
  @Test func `columns take comparators of texts by these names`() throws {
    struct Row: Identifiable {
      let id: String
    }
    typealias Column = TableColumn<Row, KeyPathComparator<Row>, Text, Text>
    let title = "Text"
    let columns: [(Column, KeyPathComparator<Row>)] = [
      (TableColumn("Text", value: \.id, comparator: .localizedStandard), .init(\.id)),
      (TableColumn(title, value: \.id, comparator: .localizedStandard), .init(\.id)),
      (TableColumn(Text(title), value: \.id, comparator: .localizedStandard), .init(\.id)),
      (
        TableColumn("Text", value: \.id, comparator: .localized),
        .init(\.id, comparator: .localized)
      ),
      (TableColumn("Text", value: \.id, comparator: .lexical), .init(\.id, comparator: .lexical)),
      (
        TableColumn("Text", value: \.id, comparator: .lexical) { Text($0.id) },
        .init(\.id, comparator: .lexical)
      ),
      (TableColumn("Text", value: \.id), .init(\.id)),
      (TableColumn(title, value: \.id) { Text($0.id) }, .init(\.id)),
    ]
    for (column, comparator) in columns {
      #expect(try #require(column.columns.parts.first).sort == comparator)
    }
  }

  @Test func `missing texts are before all others`() {
    let words = ["b10", nil, "a", "B2"].map { Word(text: "", other: $0) }
    let comparator = KeyPathComparator(\Word.other)
    #expect(words.sorted(using: comparator).map(\.other) == [nil, "a", "B2", "b10"])
    let back = KeyPathComparator(\Word.other, order: .reverse)
    #expect(words.sorted(using: back).map(\.other) == ["b10", "B2", "a", nil])
  }

  // MARK: Printable ASCII

  private static let printable = (UInt8(32)..<127).map { Character(UnicodeScalar($0)) }

  private func expectOrder(of one: String, _ other: String, in locale: Locale) {
    let plain = PlainTextOrder.compare(one, other)
    let asked = TextOrder.people(one, other, in: locale)
    if plain != asked { #expect(plain == asked, "\(one) \(other) \(locale.identifier)") }
  }

  @Test(arguments: ["de", "en_US", "en_001", "es_MX", "fr_CA", "id", "it_IT", "nl_NL", "pt_BR"])
  func `plain texts have the order that Foundation gives them`(identifier: String) {
    let locale = Locale(identifier: identifier)
    #expect(PlainTextOrder.isMeant(by: locale))
    for one in Self.printable {
      for other in Self.printable { expectOrder(of: String(one), String(other), in: locale) }
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      var one = text(upTo: 6, &random)
      expectOrder(of: one, text(upTo: 3, &random), in: locale)
      let other = one
      one.insert(Self.printable.randomElement(using: &random) ?? "a", at: one.startIndex)
      expectOrder(of: one, other, in: locale)
      expectOrder(of: other + one, other + other, in: locale)
    }
  }

  private func text(upTo length: Int, _ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...length, using: &random)
    return String((0..<count).map { _ in Self.printable.randomElement(using: &random) ?? "a" })
  }

  @Test func `numbers and capitals have the order that Foundation gives them`() {
    let locale = Locale(identifier: "en_US")
    for letters in ["a0A1", "b 1B"] {
      var all = [""]
      for _ in 0..<3 { all += all.flatMap { start in letters.map { start + String($0) } } }
      let texts = Array(Set(all)).sorted()
      for one in texts {
        for other in texts { expectOrder(of: one, other, in: locale) }
      }
    }
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<20).map { _ in
          let digits = String(repeating: "0", count: Int.random(in: 0...2, using: &random))
          return digits + String(Int.random(in: 0...999_999_999_999, using: &random))
        }
        .joined(separator: Bool.random(using: &random) ? "x" : "X")
      }
      expectOrder(of: texts[0], texts[1], in: locale)
      let half = String(texts[0].prefix(100))
      expectOrder(of: half + " " + texts[1], half + " " + texts[0], in: locale)
    }
  }

  @Test func `all that is not plain is left to Foundation`() {
    for text in ["\u{E9}", "a\u{301}", "\t", "a\n", "\u{7F}", "1234567890123456"] {
      #expect(PlainTextOrder.compare(text, "a") == nil && PlainTextOrder.compare("a", text) == nil)
    }
    for identifier in ["da_DK", "cs", "en_US_POSIX", "de@collation=phonebook", "tr_TR", ""] {
      #expect(!PlainTextOrder.isMeant(by: Locale(identifier: identifier)))
    }
    let texts = ["zoo", "\u{E9}clair", "eclipse", "Eclipse 10", "eclipse 9"]
    #expect(
      texts.sorted(using: TextOrder.people)
        == ["\u{E9}clair", "eclipse", "eclipse 9", "Eclipse 10", "zoo"])
  }
}
