extension TextEntry {
  /// What is marked, or where the cursor is, as indices of the text.
  var selection: TextSelection {
    TextSelection(range: indices(of: caret.marked))
  }

  /// The text with what `selection` says marked, and the cursor at the end of that; at the start
  /// where it is there already.
  func selecting(_ selection: TextSelection) -> TextEntry {
    guard let range = selection.first, range != indices(of: caret.marked) else { return self }
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
