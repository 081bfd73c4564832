/// Text of several lines that can be edited.
///
/// Keys are those of a text field, besides up and down by lines and Return for a new one. Lines
/// that are longer than the room go on beyond its edge, and follow the cursor; more lines than there is
/// room for scroll, and follow it, too.
public struct TextEditor: View {
  private let text: Binding<String>
  @State private var isFocused = false
  @State private var cursor = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listOptions.background) private var background
  @Environment(\.textEditorHasGround) private var hasGround

  nonisolated public init(text: Binding<String>) {
    self.text = text
  }

  public var body: some View {
    let entry = TextEntry(text.wrappedValue, cursor: cursor)
    ScrollViewReader { scroll in
      editor(entry, in: scroll)
    }
  }

  private func editor(_ entry: TextEntry, in scroll: ScrollViewProxy) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entry.lines) { line in
          TextEntryLine(
            entry: line.entry, prompt: "", showsCursor: isFocused && line.hasCursor,
            isSecret: false
          ) { place in
            cursor = line.start + place
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
    TextEditorHandler(entry: entry) { entry in
      cursor = entry.cursor
      scroll.scrollTo(entry.line)
      if entry.text != text.wrappedValue { text.wrappedValue = entry.text }
    } focus: { isFocused in
      if isFocused { cursor = text.wrappedValue.count }
      self.isFocused = isFocused
    }
  }
}
