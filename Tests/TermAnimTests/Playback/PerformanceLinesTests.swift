import Testing

@testable import TermAnim

/// The last picture of a program, as it is printed.
@MainActor
struct PerformanceLinesTests {
  private func lines(
    _ view: some View, in depth: ColorDepth = .trueColor, atMost size: TerminalSize? = nil
  ) -> String {
    var options = PlayerOptions()
    (options.colorDepth, options.largestSize) = (depth, size)
    return FrameRenderer(columns: 20, rows: 9, options: options) { view }.performance.lines()
  }

  private func words(_ lines: String) -> [String] {
    lines.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n").map(String.init)
  }

  @Test func `rows around the picture in which there is nothing are left out`() {
    let picture = VStack(spacing: 8) {
      Text("above")
      Text("below")
    }
    let shown = words(lines(picture))
    #expect(shown.count == 3 && shown.allSatisfy { $0.count == 20 })
    #expect(shown[0].contains("above") && shown[2].contains("below"))
    #expect(shown[1].allSatisfy { $0 == " " })
    #expect(lines(EmptyView()) == "")
  }

  @Test func `only the cells of the picture are there on a larger terminal`() {
    let shown = words(lines(Text("small"), atMost: TerminalSize(columns: 7, rows: 3)))
    #expect(shown == [" small "])
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "48;2;255;66;69"), (.indexed256, "48;5;"), (.indexed16, ";101m"),
  ])
  func `colours are those that the terminal has`(depth: ColorDepth, selection: String) {
    let text = lines(Rectangle().fill(.red).frame(height: 40), in: depth)
    #expect(text.contains(selection))
    #expect(depth == .trueColor || !text.contains("8;2;"))
  }

  @Test func `a terminal without colours is sent none`() {
    let text = lines(Rectangle().fill(.red).frame(height: 40), in: .monochrome)
    #expect(!text.isEmpty && !text.replacing("\u{1B}[m", with: "").contains("\u{1B}"))
  }

  @Test func `what is laid over the program is not in its picture`() {
    let renderer = FrameRenderer(columns: 20, rows: 9) { Text("below") }
    renderer.performance.lay { Text("over").frame(maxHeight: .infinity, alignment: .top) }
    #expect(words(renderer.performance.lines()).count == 1)
  }
}
