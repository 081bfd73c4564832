/// What is beside a run of marks, as far as it decides whether they open or close.
enum MarkdownSide {
  /// A space, or the end of the text.
  case space
  case punctuation
  case other

  init(_ atom: InlineMarkdown.Atom) {
    guard let character = atom.character else {
      self = .other
      return
    }
    self =
      character.isWhitespace
      ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .other
  }
}
