extension TextEntry {
  /// Copies what is marked, takes it away as well, or puts in what was copied last, and says
  /// whether there was anything.
  @MainActor
  mutating func perform(_ command: PasteboardCommand, isMultiline: Bool) -> Bool {
    switch command {
    case .copy, .cut:
      guard !caret.marked.isEmpty else { return false }
      UIPasteboard.general.string = markedText
      if command == .cut { delete(.backward) }
    case .paste:
      guard let text = UIPasteboard.general.string else { return false }
      paste(text, isMultiline: isMultiline)
    }
    return true
  }
}
