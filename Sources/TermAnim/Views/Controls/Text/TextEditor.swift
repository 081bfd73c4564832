/// Text of several lines that can be edited.
///
/// Keys are those of a text field, besides up and down by rows and Return for a new line. Lines
/// that are longer than the room are broken into rows; more of those than there is room for scroll,
/// and follow the cursor. Tabs go to every fourth column. The cursor stays where it is while
/// something else has the focus.
public struct TextEditor: View {
  private let source: EditedText.Source
  /// Where the program keeps what is marked; nil where the editor does.
  private let selection: Binding<TextSelection?>?
  @State private var isFocused = false
  /// What was edited last, with its cursor; the text may have become another one since.
  @State private var edited = TextEntry("")
  @State private var undo = TextUndo()
  @State private var room = TextRoom()
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
    let entry = field.entry
    ScrollView {
      TextEntryView(
        entry: entry, prompt: "", shape: .page, isEdited: isFocused, isSecret: false,
        selection: selection?.wrappedValue, room: room
      ) { press, caret in
        var entry = field.entry
        entry.press(press, at: caret)
        field.show(entry)
      }
      .onGeometryChange(for: CGRect?.self) {
        $0.bounds(of: .scrollView)
      } action: {
        room.element?.look(at: $0)
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { _ in room.element?.showCursorWhileEdited() }
    .padding(8)
    .background(
      background == .hidden || !hasGround
        ? AnyShapeStyle(.clear) : AnyShapeStyle(ControlColor.field),
      in: RoundedRectangle(cornerRadius: 8)
    )
    .clipped()
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: handler(entry)))
    .modifier(EditingModifier())
    .aligned(to: .cell)
  }

  /// The text as it is edited.
  private var field: EditedText {
    EditedText(source: source, selection: selection, edited: $edited)
  }

  private func handler(_ entry: TextEntry) -> TextEditorHandler {
    let field = field
    undo.field = field
    return TextEditorHandler(entry: entry, room: room) { new in
      undo.edit(field, to: new, in: undoManager)
    } focus: { isFocused in
      undo.pause()
      if isFocused { self.field.begin(atEnd: false) }
      self.isFocused = isFocused
    }
  }
}
