extension TextEntry {
  /// Puts in a text from elsewhere, as one piece.
  ///
  /// Lines end as they do here; in one line there is a space instead of each end, and of each tab.
  /// Other control characters are left out.
  mutating func paste(_ text: String, isMultiline: Bool) {
    var pasted = ""
    for character in text {
      if character.isNewline {
        pasted.append(isMultiline ? "\n" : " ")
      } else if character == "\t" {
        pasted.append(isMultiline ? "\t" : " ")
      } else if !character.isControl {
        pasted.append(character)
      }
    }
    insert(pasted)
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.first.map { $0.properties.generalCategory == .control } ?? false
  }
}
