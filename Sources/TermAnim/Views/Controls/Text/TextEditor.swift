/// Text of several lines that can be edited.
///
/// Keys are those of a text field, besides up and down by lines and Return for a new one. Lines
/// that are longer than the room go on beyond its edge, and follow the cursor; more lines than
/// there is room for scroll, and follow it, too.
public struct TextEditor: View {
  private let source: EditedText.Source
  /// Where the program keeps what is marked; nil where the editor does.
  private let selection: Binding<TextSelection?>?
  @State private var isFocused = false
  /// What was edited last, with its cursor; the text may have become another one since.
  @State private var edited = TextEntry("")
  @State private var undo = TextUndo()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listOptions.background) private var background
  @Environment(\.textEditorHasGround) private var hasGround
  @Environment(\.undoManager) private var undoManager

  nonisolated init(_ source: EditedText.Source, selection: Binding<TextSelection?>? = nil) {
    (self.source, self.selection) = (source, selection)
  }

  nonisolated public init(text: Binding<String>) {
    self.init(.plain(text))
  }

  /// An editor that follows, and is followed by, what `selection` says is marked in it; nil, until
  /// it has the focus, leaves it to the editor.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(.plain(text), selection: selection)
  }

  public var body: some View {
    let entry = field().entry
    ScrollViewReader { scroll in
      editor(entry, in: scroll)
        .onChange(of: selection?.wrappedValue) { scroll.scrollTo(entry.line) }
    }
  }

  /// The text as it is edited; lines that are shown by keys come into sight in `scroll`.
  private func field(in scroll: ScrollViewProxy? = nil) -> EditedText {
    var field = EditedText(source: source, selection: selection, edited: $edited)
    if let scroll { field.willShow = { scroll.scrollTo($0.line) } }
    return field
  }

  private func editor(_ entry: TextEntry, in scroll: ScrollViewProxy) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entry.lines) { line in
          TextEntryLine(
            entry: line.entry, prompt: "", isEdited: isFocused,
            showsCursor: isFocused && line.hasCursor, isSecret: false
          ) { place, marks in
            var entry = field().entry
            entry.move(to: line.start + place, marks: marks)
            field().show(entry)
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
    let field = field(in: scroll)
    undo.field = field
    return TextEditorHandler(entry: entry) { new in
      undo.edit(field, to: new, in: undoManager)
    } focus: { isFocused in
      undo.pause()
      if isFocused { self.field().begin() }
      self.isFocused = isFocused
    }
  }
}
