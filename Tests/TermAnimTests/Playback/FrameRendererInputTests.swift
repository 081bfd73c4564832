import Testing

@testable import TermAnim

/// What happens to a view that is drawn without a terminal.
@MainActor
struct FrameRendererInputTests {
  private struct Form: View {
    @State private var name = ""
    @State private var count = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        Button("press") { count += 1 }
        Text("pressed \(count)")
        TextField("Name", text: $name).focused($isFocused).onAppear { isFocused = true }
        ScrollView { ForEach(0..<40) { Text("row \($0)") } }
      }
    }
  }

  private func renderer() -> FrameRenderer {
    let renderer = FrameRenderer(columns: 20, rows: 12) { Form() }
    renderer.advance(by: 0.1)
    return renderer
  }

  /// The letters and digits that are seen.
  private func letters(_ renderer: FrameRenderer) -> String {
    renderer.text().filter { $0.isLetter || $0.isNumber }
  }

  @Test func `a press and a release are a click`() {
    let renderer = renderer()
    for action: MouseInput.Action in [.press(.left), .release(.left), .press(.right)] {
      renderer.send(MouseInput(action, x: 10, y: 0.5))
      renderer.advance(by: 0.1)
    }
    #expect(letters(renderer).contains("pressed1"))
  }

  @Test func `a press of the right button opens a menu, and that of the middle one does not`() {
    let renderer = FrameRenderer(columns: 20, rows: 12) {
      Text("held").contextMenu { Button("Copy") {} }
    }
    func press(_ button: MouseInput.Button) {
      renderer.send(MouseInput(.press(button), x: 10, y: 6))
      renderer.send(MouseInput(.release(button), x: 10, y: 6))
      renderer.advance(by: 0.5)
    }
    press(.middle)
    #expect(!letters(renderer).contains("Copy"))
    press(.right)
    #expect(letters(renderer).contains("Copy"))
  }

  @Test func `the right button means nothing while the left one is pressed`() {
    let renderer = FrameRenderer(columns: 20, rows: 12) {
      Text("held").contextMenu { Button("Copy") {} }
    }
    for button: MouseInput.Button in [.left, .right] {
      renderer.send(MouseInput(.press(button), x: 10, y: 6))
    }
    renderer.advance(by: 0.2)
    #expect(!letters(renderer).contains("Copy"))
  }

  @Test func `the wheel scrolls`() {
    let renderer = renderer()
    #expect(letters(renderer).contains("row0"))
    renderer.send(MouseInput(.scroll(dx: 0, dy: 3), x: 10, y: 10.5))
    renderer.advance(by: 1)
    #expect(!letters(renderer).contains("row0"))
  }

  @Test func `text is pasted where the focus is`() {
    let renderer = renderer()
    renderer.paste("Ada Lovelace")
    renderer.advance(by: 0.1)
    #expect(letters(renderer).contains("AdaLovelace"))
  }
}
