import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextSelectionTests {
  private struct Entry: View {
    let isEditor: Bool
    @State var text: String
    @State var selection: TextSelection?
    let log: HeldValue<[String]>
    var chosen: (String) -> TextSelection? = { _ in nil }

    var body: some View {
      VStack {
        Group {
          if isEditor {
            TextEditor(text: $text, selection: $selection).frame(height: 60)
          } else {
            TextField("Name", text: $text, selection: $selection)
          }
        }
        .frame(width: 100)
        Button("choose") { selection = chosen(text) }
          .keyboardShortcut("k", modifiers: .control)
      }
      .onChange(of: selection) { log.value.append(shown) }
    }

    /// The text with what is selected in brackets, or a bar for the cursor.
    private var shown: String {
      guard case .selection(let range) = selection?.indices else { return "none" }
      let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
      return before + (range.isEmpty ? "|" : "[\(text[range])]") + after
    }
  }

  @Test(arguments: [false, true])
  func `the selection follows the cursor and what is marked`(isEditor: Bool) {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Entry(isEditor: isEditor, text: "abc", log: log))
    host.key(.tab)
    host.key(.leftArrow)
    host.key(.leftArrow, modifiers: .shift)
    host.type("xy")
    host.key(.home, modifiers: .shift)
    host.key(.rightArrow)
    #expect(
      log.value == ["abc|", "ab|c", "a[b]c", "ax|c", "axy|c", "[axy]c", "axy|c"])
  }

  @Test(arguments: [false, true])
  func `a selection that the program makes is what keys change`(isEditor: Bool) {
    let log = HeldValue<[String]>([])
    let entry = Entry(isEditor: isEditor, text: "one two", log: log) {
      TextSelection(range: $0.startIndex..<$0.index($0.startIndex, offsetBy: 3))
    }
    let host = ViewHost(entry)
    host.key(.tab)
    host.key("k", modifiers: .control)
    host.type("1")
    #expect(log.value == ["one two|", "[one] two", "1| two"])
    #expect(host.strings.contains("1 two"))
  }

  @Test func `what is selected before the focus comes stays so`() {
    let log = HeldValue<[String]>([])
    let text = "abc"
    let host = ViewHost(
      Entry(
        isEditor: false, text: text,
        selection: TextSelection(range: text.startIndex..<text.endIndex), log: log))
    host.key(.tab)
    host.key(.delete)
    #expect(log.value == ["|"])
  }

  @Test func `an index of another text stands for the end`() {
    let long = "a long text"
    let beyond = TextEntry("abc").selecting(TextSelection(insertionPoint: long.endIndex))
    #expect(beyond.caret == TextEntry.Caret(3))
    let first = long.index(after: long.startIndex)
    let part = TextEntry("abc", cursor: 0).selecting(TextSelection(range: first..<long.endIndex))
    #expect(part.caret.marked == 1..<3)
  }

  @Test func `of several ranges the first is marked`() {
    let text = "abcdef"
    let indices = Array(text.indices)
    var ranges = RangeSet(indices[1]..<indices[2])
    ranges.insert(contentsOf: indices[3]..<indices[5])
    let selection = TextSelection(ranges: ranges)
    #expect(TextEntry(text).selecting(selection).markedText == "b")
    #expect(!selection.isInsertion && TextSelection(insertionPoint: indices[0]).isInsertion)
    #expect(selection.affinity == .automatic)
  }

  @Test func `the pointer marks what it passes over, and what is marked has a ground`() {
    let text = HeldValue("abcdef")
    let host = ViewHost(TextField("", text: text.binding).frame(width: 80))
    let origin = DrawnText.characters(in: host)[0].origin
    let before = host.boxes
    host.drag(
      from: CGPoint(x: origin.x + 5, y: origin.y + 4),
      to: CGPoint(x: origin.x + 17, y: origin.y + 4))
    let new = host.boxes.filter { !before.contains($0) }
    #expect(new.contains { $0.minX == origin.x + 4 && $0.width == 12 })
    host.type("-")
    #expect(text.value == "a-ef")
  }

  @Test func `rows of an editor show their part of what is marked, and line breaks in it`() {
    let text = "abc\nde\nfgh"
    let range = text.index(text.startIndex, offsetBy: 2)..<text.index(text.startIndex, offsetBy: 9)
    let selection = HeldValue<TextSelection?>(TextSelection(range: range))
    let editor = TextEditor(text: HeldValue(text).binding, selection: selection.binding)
    let host = ViewHost(editor.frame(width: 100, height: 60))
    let before = host.boxes
    host.key(.tab)
    let new = host.boxes.filter { !before.contains($0) && $0.height == 8 }
    #expect(new.map(\.width) == [8, 12, 8])
    #expect(new.map { $0.minX - (new.first?.minX ?? 0) } == [0, -8, -8])
  }
}
