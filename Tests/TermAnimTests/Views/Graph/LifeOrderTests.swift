import Observation
import Testing

@testable import TermAnim

/// What happens to views that are beside each other happens in one order, so that every run of a
/// program does the same.
@MainActor
struct LifeOrderTests {
  private let probe = Probe()
  private let notes = NoteList()
  private let names = (0..<24).map(String.init)

  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { row in
      Text("\(row)")
        .onAppear { notes.note("\(row)") }
        .onDisappear { notes.note("\(row)") }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.5)])
  func `rows come and go in their order`(animation: Animation?) {
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        ZStack { rows(Int(count)) }
      })
    for count in [24.0, 0, 24, 0] {
      host.animate(animation) { probe.u = count }
      host.advance(by: 1)
      #expect(notes.take() == names)
    }
  }

  @Test func `subviews go in their order, and what is around them too`() {
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        ZStack {
          Group(
            subviews: ForEach(0..<24) { row in
              Group {
                Text("a").onDisappear { notes.note("\(row)") }
                Text("b")
              }
              .onDisappear { notes.note("group \(row)") }
            }
          ) { if count == 0 { $0 } }
        }
      })
    host.animate(.linear(duration: 0.5)) { probe.u = 1 }
    host.advance(by: 1)
    let story = notes.take()
    #expect(story.filter { !$0.hasPrefix("group") } == names)
    #expect(story.filter { $0.hasPrefix("group") } == names.map { "group \($0)" })
  }

  @Test func `of those around each other the inner one is told first, at first and of changes`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        VStack {
          Color.red
            .onChange(of: u, initial: true) { notes.note("first") }
            .onChange(of: u, initial: true) { notes.note("second") }
        }
        .onChange(of: u, initial: true) { notes.note("third") }
      })
    for value in [1.0, 2] {
      #expect(notes.take() == ["first", "second", "third"])
      probe.u = value
      host.settle()
    }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  /// Tells its width while it is laid out.
  private func measured(_ view: some View) -> some View {
    view.background {
      GeometryReader {
        Color.clear.preference(key: WidthKey.self, value: $0.size.width)
          .onAppear { notes.note("reader") }
      }
    }
  }

  @Test func `what is known when all is laid out is told before what is around, too`() {
    let host = ViewHost(
      measured(Color.red)
        .onPreferenceChange(WidthKey.self) { _ in notes.note("preference") }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          notes.note("size")
        }
        .onAppear { notes.note("around") })
    #expect(notes.take() == ["reader", "preference", "size", "around"])
    host.run(for: 1)
    #expect(notes.take() == [])
  }

  /// Goes to the left as far as it is wide as soon as it is there.
  private struct Ticker: View {
    @State private var width: CGFloat = 0
    @State private var isGone = false

    var body: some View {
      Color.red.frame(width: 40, height: 8)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
        .offset(x: isGone ? -width : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isGone = true } }
    }
  }

  @Test func `what is measured may be animated on appearing`() {
    let host = ViewHost(Ticker(), size: CGSize(width: 100, height: 8))
    #expect(host.lastBox?.minX == 30)
    host.advance(by: 0.5)
    #expect(host.lastBox?.minX == 10)
    host.advance(by: 0.6)
    #expect(host.lastBox?.minX == -10)
  }

  @Test func `an action for the new value alone is that of the view before the change`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red
          .onChange(of: u, perform: { notes.note("\(Int(u)) to \(Int($0))") })
          .onChange(of: u) { notes.note("now \(Int(u))") }
      })
    for value in [1.0, 2] {
      probe.u = value
      host.settle()
    }
    #expect(notes.take() == ["0 to 1", "now 1", "1 to 2", "now 2"])
  }

  private final class Broadcasting: ObservableObject {
    @Published var value = 0
  }

  @Observable
  final class Observed {
    var value = 0
  }

  /// A row that follows a value in all ways at once.
  private struct Following: View {
    @Binding var number: Double
    @ObservedObject var broadcasting: Broadcasting
    let observed: Observed
    let note: (String) -> Void

    var body: some View {
      Color.red
        .onChange(of: number) { note("number") }
        .onChange(of: broadcasting.value) { note("broadcasting") }
        .onChange(of: observed.value) { note("observed") }
    }
  }

  @Test func `views that follow the same value are told in their order`() {
    let (broadcasting, observed) = (Broadcasting(), Observed())
    let host = ViewHost(
      ProbeView(probe) { _, _, _ in
        ForEach(0..<24) { row in
          Following(number: probe.vBinding, broadcasting: broadcasting, observed: observed) {
            notes.note("\($0) \(row)")
          }
        }
      })
    for round in 1...3 {
      broadcasting.value = round
      host.settle()
      #expect(notes.take() == names.map { "broadcasting \($0)" })
      observed.value = round
      host.settle()
      #expect(notes.take() == names.map { "observed \($0)" })
      probe.v = Double(round)
      host.settle()
      #expect(notes.take() == names.map { "number \($0)" })
    }
  }
}
