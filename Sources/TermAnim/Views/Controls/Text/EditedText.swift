/// A text that is edited: where it is kept, with what is marked in it.
///
/// For a field whose changes can be undone it must not refer to the view that shows it, which has what is to
/// be undone as its state.
struct EditedText {
  let source: Source
  /// Where the program keeps what is marked; nil where the view does.
  let selection: Binding<TextSelection?>?
  /// What was edited last, with its cursor; the text may have become another one since.
  let edited: Binding<TextEntry>
  /// Told what is shown, before it is.
  var willShow: (TextEntry) -> Void = { _ in }

  var entry: TextEntry {
    let entry = TextEntry(source.content.string, following: edited.wrappedValue)
    return selection?.wrappedValue.map(entry.selecting) ?? entry
  }

  /// Makes the text what it has become by editing; what is as it was keeps its attributes.
  func show(_ entry: TextEntry) {
    willShow(entry)
    let difference = TextDifference(from: self.entry, to: entry)
    edited.wrappedValue = entry
    if !difference.isEmpty {
      let part = String(entry.characters[difference.newRange])
      source.content = source.content.replacing(difference.oldRange, with: .plain(part))
    }
    selection?.wrappedValue = entry.selection
  }

  /// Makes the text one that it was before, with its attributes.
  func show(_ content: TextPart, caret: TextEntry.Caret) {
    let entry = TextEntry(content.string, caret: caret)
    willShow(entry)
    edited.wrappedValue = entry
    source.content = content
    selection?.wrappedValue = entry.selection
  }

  /// Puts the cursor at the end, unless the program says where it is.
  func begin() {
    if selection?.wrappedValue == nil { show(TextEntry(source.content.string)) }
  }
}
