/// A text that is edited: where it is kept, with what is marked in it.
///
/// For a field whose changes can be undone it must not refer to the view that shows it, which has
/// what is to be undone as its state.
struct EditedText {
  let source: Source
  /// Where the program keeps what is marked; nil where the view does.
  let selection: Binding<TextSelection?>?
  /// What was edited last, with its cursor; the text may have become another one since.
  let edited: Binding<TextEntry>

  var entry: TextEntry { entry(of: source.content) }

  /// How a text, which the source has, is edited.
  func entry(of content: TextPart) -> TextEntry {
    let entry = TextEntry(content.string, following: edited.wrappedValue)
    return selection?.wrappedValue.map(entry.selecting) ?? entry
  }

  /// Makes the text what it has become by editing; what is as it was keeps its attributes.
  func show(_ entry: TextEntry) {
    let content = source.content
    show(entry, inPlaceOf: self.entry(of: content), content)
  }

  /// Makes a text, which the source has, what it has become by editing, and returns what is another
  /// one.
  @discardableResult
  func show(
    _ entry: TextEntry, inPlaceOf old: TextEntry, _ content: TextPart
  ) -> TextDifference {
    let difference = TextDifference(from: old, to: entry)
    edited.wrappedValue = entry
    if !difference.isEmpty { source.content = content.replacing(difference, by: entry) }
    selection?.wrappedValue = entry.selection
    return difference
  }

  /// Makes the text one that it was before, with its attributes.
  func show(_ content: TextPart, caret: TextEntry.Caret) {
    let entry = TextEntry(content.string, caret: caret)
    edited.wrappedValue = entry
    source.content = content
    selection?.wrappedValue = entry.selection
  }

  /// Puts the cursor at the end, or leaves it where it has been, unless the program says where it
  /// is.
  func begin(atEnd: Bool) {
    if selection?.wrappedValue == nil { show(atEnd ? TextEntry(source.content.string) : entry) }
  }
}
