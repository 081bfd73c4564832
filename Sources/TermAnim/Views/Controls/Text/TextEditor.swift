/// Text of several lines that can be edited.
///
/// Keys are those of a text field, besides up and down by lines and Return for a new one. Lines
/// that are longer than the room go on beyond its edge, and follow the cursor; more lines than there is
/// room for scroll, and follow it, too.
public struct TextEditor: View {
  private let text: Binding<String>
  /// Where the program keeps what is marked; nil where the editor does.
  private let selection: Binding<TextSelection?>?
  @State private var isFocused = false
  @State private var caret = TextEntry.Caret()
  @State private var undo = TextUndo()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listOptions.background) private var background
  @Environment(\.textEditorHasGround) private var hasGround
  @Environment(\.undoManager) private var undoManager

  nonisolated public init(text: Binding<String>) {
    (self.text, selection) = (text, nil)
  }

  /// An editor that follows, and is followed by, what `selection` says is marked in it; nil, until it has
  /// the focus, leaves it to the editor.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  public var body: some View {
    let entry = entry
    ScrollViewReader { scroll in
      editor(entry, in: scroll)
        .onChange(of: selection?.wrappedValue) { scroll.scrollTo(entry.line) }
    }
  }

  private var entry: TextEntry {
    let entry = TextEntry(text.wrappedValue, caret: caret)
    return selection?.wrappedValue.map(entry.selecting) ?? entry
  }

  private func editor(_ entry: TextEntry, in scroll: ScrollViewProxy) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entry.lines) { line in
          TextEntryLine(
            entry: line.entry, prompt: "", isEdited: isFocused,
            showsCursor: isFocused && line.hasCursor, isSecret: false
          ) { place, marks in
            var entry = self.entry
            entry.move(to: line.start + place, marks: marks)
            show(entry)
          }
        }
      }
    }
    .onChange(of: isFocused) { if isFocused { scroll.scrollTo(entry.line) } }
    .padding(8)
    .background(
      background == .hidden || !hasGround
        ? AnyShapeStyle(.clear) : AnyShapeStyle(ControlColor.field),
      in: RoundedRectangle(cornerRadius: 8)
    )
    .clipped()
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: handler(entry, scroll)))
    .modifier(EditingModifier())
    .aligned(to: .cell)
  }

  private func handler(_ entry: TextEntry, _ scroll: ScrollViewProxy) -> TextEditorHandler {
    TextEditorHandler(entry: entry) { new in
      let field = undoable(in: scroll)
      field.show(new)
      undo.note(field, was: entry, in: undoManager)
    } focus: { isFocused in
      undo.pause()
      if isFocused, selection?.wrappedValue == nil { show(TextEntry(text.wrappedValue)) }
      self.isFocused = isFocused
    }
  }

  private func undoable(in scroll: ScrollViewProxy) -> TextUndo.Field {
    let (text, selection, caret) = (text, selection, $caret)
    return TextUndo.Field {
      TextEntry(text.wrappedValue, caret: caret.wrappedValue)
    } show: { entry in
      scroll.scrollTo(entry.line)
      if entry.text != text.wrappedValue { text.wrappedValue = entry.text }
      caret.wrappedValue = entry.caret
      selection?.wrappedValue = entry.selection
    }
  }

  /// Takes note of where the cursor is, and of what is marked.
  private func show(_ entry: TextEntry) {
    caret = entry.caret
    selection?.wrappedValue = entry.selection
  }
}
