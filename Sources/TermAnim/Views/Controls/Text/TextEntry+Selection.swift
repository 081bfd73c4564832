extension TextEntry {
  /// What is marked, or where the cursor is, as indices of the text.
  var selection: TextSelection {
    let (text, marked) = (text, caret.marked)
    let start = text.index(text.startIndex, offsetBy: marked.lowerBound)
    return TextSelection(range: start..<text.index(start, offsetBy: marked.count))
  }

  /// The text with what `selection` says marked, and the cursor at the end of that; at the start where it
  /// is there already.
  func selecting(_ selection: TextSelection) -> TextEntry {
    let text = text
    guard let range = selection.first else { return self }
    let marked = text.count(before: range.lowerBound)..<text.count(before: range.upperBound)
    guard marked != caret.marked else { return self }
    return TextEntry(text, caret: Caret(marked.upperBound, anchor: marked.lowerBound))
  }
}

extension TextSelection {
  fileprivate var first: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

extension String {
  /// How many characters begin before `index`, which may be that of another text.
  fileprivate func count(before index: Index) -> Int {
    indices.prefix { $0 < index }.count
  }
}
