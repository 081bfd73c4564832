import Foundation
import Testing

@testable import TermAnim

/// What is clear is not there for the pointer, but for a `contentShape`.
@MainActor
struct ClearHitTests {
  private let notes = NoteList()

  /// What a click in the middle reaches: `view`, a button below it or nothing.
  private func reached(by view: some View) -> [String] {
    let host = ViewHost(
      ZStack {
        Button("below") { notes.note("below") }.buttonStyle(.plain)
        view.onTapGesture { notes.note("view") }
      })
    host.tap(at: CGPoint(x: 160, y: 96))
    return notes.take()
  }

  @Test func `clicks go through colours, shapes, lines and texts that are clear`() {
    let clear = Gradient(colors: [.clear, .red.opacity(0)])
    #expect(reached(by: Color.clear) == ["below"])
    #expect(reached(by: Color.red.opacity(0)) == ["below"])
    #expect(reached(by: Rectangle().fill(.clear)) == ["below"])
    #expect(reached(by: Rectangle().foregroundStyle(.clear)) == ["below"])
    #expect(reached(by: Rectangle().stroke(.clear, lineWidth: 400)) == ["below"])
    #expect(
      reached(by: LinearGradient(gradient: clear, startPoint: .top, endPoint: .bottom))
        == ["below"])
    #expect(reached(by: Text(verbatim: "\u{2588}").foregroundStyle(.clear)) == ["below"])
  }

  @Test func `they do not where a little is to be seen, or a shape is given for them`() {
    #expect(reached(by: Color.white.opacity(0.001)) == ["view"])
    #expect(reached(by: Color.clear.contentShape(Rectangle())) == ["view"])
    #expect(reached(by: Rectangle().fill(.red)) == ["view"])
    #expect(
      reached(by: LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom))
        == ["view"])
  }

  @Test func `a clear view that measures a button leaves it to be pressed`() {
    let host = ViewHost(
      Button("measured") { notes.note("pressed") }
        .overlay { GeometryReader { _ in Color.clear } })
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(notes.take() == ["pressed"])
  }
}
