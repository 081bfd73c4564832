/// The names in a source text, each call with its labels: `frame(width:height:)`,
/// `VStack(spacing:{})`.
struct ClientNames {
  /// Words, those of attributes and macros with their mark: `View`, `white`, `@State`, `#Preview`.
  private(set) var words: Set<String> = []
  /// Calls with the labels of their arguments; `{}` stands for a closure behind them.
  private(set) var calls: Set<String> = []

  private let text: [Character]

  init(_ source: String) {
    text = Self.withoutComments(source)
    var index = 0
    while index < text.count {
      let word = self.word(at: index)
      if !word.isEmpty { note(word, at: index) }
      index += max(word.count, 1)
    }
  }

  /// Whether the text uses what `name` says, as in `View.frame(width:height:)` or `Color.white`.
  func use(_ name: String) -> Bool {
    guard let parenthesis = name.firstIndex(of: "(") else {
      return words.contains(String(name.split(separator: ".").last ?? ""))
    }
    let owner = name[..<parenthesis].lastIndex(of: ".").map(name.index(after:))
    return calls.contains(String(name[(owner ?? name.startIndex)...]))
  }

  private mutating func note(_ word: String, at index: Int) {
    let mark = index > 0 ? text[index - 1] : " "
    words.insert(word)
    if "@#".contains(mark) { words.insert("\(mark)\(word)") }
    if let signature = signature(after: index + word.count) { calls.insert(word + signature) }
  }

  /// The labels of a call whose name ends at `start`; nil when nothing is called there.
  private func signature(after start: Int) -> String? {
    var (labels, index) = ("", start)
    if index < text.count, text[index] == "(" {
      let end = self.end(ofGroupAt: index)
      labels = argumentLabels(in: index + 1..<max(end - 1, index + 1))
      index = end
    }
    var hasClosure = false
    while let closure = closure(after: index, isFirst: !hasClosure) {
      labels += closure.label + "{}"
      (index, hasClosure) = (closure.end, true)
    }
    return index == start ? nil : "(\(labels))"
  }

  private func closure(after start: Int, isFirst: Bool) -> (label: String, end: Int)? {
    var index = skippingSpace(from: start)
    let word = isFirst ? "" : self.word(at: index)
    if !isFirst {
      index += word.count
      guard !word.isEmpty, index < text.count, text[index] == ":" else { return nil }
      index = skippingSpace(from: index + 1)
    }
    guard index < text.count, text[index] == "{" else { return nil }
    return (word.isEmpty ? "" : word + ":", end(ofGroupAt: index))
  }

  private func argumentLabels(in range: Range<Int>) -> String {
    var (labels, start, depth) = ("", range.lowerBound, 0)
    for index in range.lowerBound...range.upperBound {
      let isEnd = index == range.upperBound
      if !isEnd, "([{".contains(text[index]) { depth += 1 }
      if !isEnd, ")]}".contains(text[index]) { depth -= 1 }
      guard isEnd || (depth == 0 && text[index] == ",") else { continue }
      let first = skippingSpace(from: start)
      let word = self.word(at: first)
      let colon = first + word.count
      if first < index {
        labels += !word.isEmpty && colon < index && text[colon] == ":" ? word + ":" : "_:"
      }
      start = index + 1
    }
    return labels
  }

  private func word(at index: Int) -> String {
    guard index < text.count, text[index].isLetter else { return "" }
    return String(text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private func skippingSpace(from index: Int) -> Int {
    text[min(index, text.count)...].firstIndex { !$0.isWhitespace } ?? text.count
  }

  /// Behind the bracket that closes the one at `start`.
  private func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    for index in start..<text.count {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.count
  }

  /// The text without comments of lines, and with a letter in place of every string.
  private static func withoutComments(_ source: String) -> [Character] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop(while: \.isWhitespace).hasPrefix("//") ? "" : line
    }
    let parts = lines.joined(separator: "\n").split(
      separator: "\"", omittingEmptySubsequences: false)
    return Array(parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "s" }.joined())
  }
}
