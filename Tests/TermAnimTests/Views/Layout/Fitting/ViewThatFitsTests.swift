import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ViewThatFitsTests {
  private let notes = NoteList()

  /// A wide button and a narrow one in a space of `width` points.
  private func host(width: CGFloat) -> ViewHost {
    ViewHost(
      ViewThatFits(in: .horizontal) { [notes] in
        Button("wide") { notes.note("wide") }.frame(width: 150)
        Button("narrow") { notes.note("narrow") }.frame(width: 50)
      }
      .frame(width: width))
  }

  @Test func `a height is looked at in the width that there is`() {
    func widths(height: CGFloat) -> [CGFloat] {
      ViewHost(
        ViewThatFits(in: .vertical) {
          // As high as it is wide.
          Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity)
          Color.blue.frame(width: 30, height: 20)
        }
        .frame(width: 100, height: height)
      ).drawing.compactMap { $0.bounds?.width }
    }
    #expect(widths(height: 120) == [100])
    #expect(widths(height: 60) == [30])
  }

  @Test func `keys go to the view that is shown`() {
    for (width, name) in [(200.0, "wide"), (100, "narrow")] {
      let host = host(width: width)
      host.key(.tab)
      host.key(.return)
      host.settle()
      #expect(notes.take() == [name])
    }
  }

  @Test func `only the view that is shown appears, and it disappears when another one is`() {
    func candidate(_ name: String, width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 20)
        .onAppear { [notes] in notes.note("\(name) comes") }
        .onDisappear { [notes] in notes.note("\(name) goes") }
    }
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isNarrow in
        ViewThatFits(in: .horizontal) {
          candidate("wide", width: 150)
          candidate("narrow", width: 50)
        }
        .frame(width: isNarrow ? 100 : 200)
      })
    #expect(notes.take() == ["wide comes"])
    probe.flag = true
    host.run(for: 1)
    #expect(notes.take().sorted() == ["narrow comes", "wide goes"])
    probe.flag = false
    host.run(for: 1)
    #expect(notes.take().sorted() == ["narrow goes", "wide comes"])
    #expect(host.drawing.compactMap { $0.bounds?.width } == [150])
  }

  @Test func `a popover is presented by the view that is shown alone`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isPresented in
        ViewThatFits {
          ForEach(0..<2) { number in
            Text("button \(number)").popover(isPresented: .constant(isPresented)) {
              Text("panel \(number)")
            }
          }
        }
      })
    probe.flag = true
    host.run(for: 1)
    #expect(host.strings.filter { $0.hasPrefix("panel") } == ["panel 0"])
  }

  @Test func `so it is where the choice is a row, or one of the views of another choice`() {
    func choice(_ name: String) -> some View {
      ViewThatFits {
        Color.red.frame(width: 50, height: 20)
          .onAppear { [notes] in notes.note("\(name) first") }
        Color.red.frame(width: 40, height: 20)
          .onAppear { [notes] in notes.note("\(name) second") }
      }
    }
    let rows = ViewHost(
      ScrollView { LazyVStack { ForEach(["a", "b"], id: \.self) { choice($0) } } })
    rows.run(for: 1)
    #expect(notes.take().sorted() == ["a first", "b first"])
    let choices = ViewHost(
      ViewThatFits {
        choice("inner")
        choice("other")
      })
    choices.run(for: 1)
    #expect(notes.take() == ["inner first"])
    let named = ViewHost(choice("named").id(3))
    named.run(for: 1)
    #expect(notes.take() == ["named first"])
  }
}
