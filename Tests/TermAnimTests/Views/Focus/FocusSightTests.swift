import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FocusSightTests {
  private let size = CGSize(width: 160, height: 96)
  private let log = NoteList()

  private let kept = HeldValue<[String]>([])

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: size)
  }

  /// A button that notes its name.
  private func button(
    _ name: Int, width: CGFloat = 40, height: CGFloat = 24
  ) -> some View {
    let log = log
    return Button {
      log.note("\(name)")
    } label: {
      Rectangle().frame(width: width, height: height)
    }
  }

  /// Ten buttons, with 16 points around each.
  private var column: some View {
    VStack(spacing: 16) { ForEach(0..<10) { button($0) } }.padding(16)
  }

  private func isSeen(_ rect: CGRect?) -> Bool {
    rect.map(CGRect(origin: .zero, size: size).contains) ?? false
  }

  @Test func `Tab goes through all that can be scrolled to, and shows each with its ring`() {
    let host = host(ScrollView { column })
    for name in Array(0..<10) + [0] {
      host.key(.tab, runningFor: 1)
      host.key(.return, runningFor: 1)
      #expect(log.take() == ["\(name)"])
      #expect(isSeen(host.focusRing), "\(name)")
    }
    host.key(.tab, modifiers: .shift, runningFor: 1)
    #expect(isSeen(host.focusRing))
    host.key(.return, runningFor: 1)
    #expect(log.take() == ["9"])
  }

  @Test func `what is seen already stays where it is, and other things move as little as needed`() {
    let host = host(ScrollView { column })
    var tops: [CGFloat] = []
    for _ in 0..<4 {
      host.key(.tab, runningFor: 1)
      tops.append(host.scrollOffset + 16)
    }
    host.key(.tab, modifiers: .shift, runningFor: 1)
    tops.append(host.scrollOffset + 16)
    #expect(tops == [0, 0, 32, 72, 72])
  }

  @Test func `the window moves softly, and rests in time`() {
    let host = host(ScrollView { column })
    let start = host.scrollOffset
    for _ in 0..<3 { host.key(.tab) }
    host.advance(by: 0.03)
    #expect(host.scrollOffset > start && host.scrollOffset < start + 32)
    host.run(for: 3)
    #expect(host.scrollOffset == start + 32)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `scroll views within each other all move`() {
    let host = host(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 200)
          ScrollView(.horizontal) {
            HStack(spacing: 16) { ForEach(0..<8) { button($0) } }.padding(16)
          }
        }
      })
    for _ in 0..<6 { host.key(.tab, runningFor: 1) }
    #expect(isSeen(host.focusRing))
    host.key(.return, runningFor: 1)
    #expect(log.take() == ["5"])
  }

  @Test func `the focus goes to where a state wants it, and that is scrolled to`() {
    struct Fields: View {
      @FocusState var field: Int?

      var body: some View {
        ScrollView {
          VStack(spacing: 16) {
            ForEach(0..<10) { number in
              Color.red.frame(width: 40, height: 24).focusable().focused($field, equals: number)
            }
          }
          .padding(16)
        }
        .onKeyPress("7") {
          field = 7
          return .handled
        }
      }
    }
    let host = host(Fields())
    host.key("7", runningFor: 1)
    #expect(isSeen(host.focusRing))
  }

  @Test func `of what is larger than the window the beginning is shown`() {
    let host = host(
      ScrollView {
        VStack(spacing: 16) {
          button(0)
          button(1, height: 200)
        }
        .padding(16)
      })
    host.key(.tab, runningFor: 1)
    host.key(.tab, runningFor: 1)
    // Its line is four points thick.
    #expect(host.focusRing?.minY == 2)
  }

  @Test func `what is pressed stays under the pointer`() {
    let host = host(rows())
    host.wheel(at: CGPoint(x: 80, y: 50), by: CGSize(width: 0, height: 16))
    host.run(for: 1)
    host.tap(at: CGPoint(x: 80, y: 90))
    host.run(for: 1)
    #expect(host.frame(of: "a")?.minY == -8)
    host.key(.delete, runningFor: 1)
    host.key(.delete, runningFor: 1)
    #expect(remaining == "abcdfghij")
  }

  @Test func `what stands beside a scroll view comes before or after all that is in it`() {
    let host = host(
      VStack(spacing: 8) {
        HStack(spacing: 16) {
          VStack(alignment: .trailing, spacing: 8) {
            ForEach(20..<22) { button($0, width: $0 == 20 ? 10 : 30, height: 8) }
          }
          ScrollView { column }
          VStack(spacing: 8) { ForEach(30..<32) { button($0, height: 8) } }
        }
        button(40, height: 8)
      })
    host.key(.tab, runningFor: 1)
    for name in [20, 21] + Array(0..<10) + [30, 31, 40, 20] {
      host.key(.return, runningFor: 1)
      #expect(log.take() == ["\(name)"])
      host.key(.tab, runningFor: 1)
    }
  }

  // MARK: Rows

  private struct Rows: View {
    @State var items: [String]
    let kept: HeldValue<[String]>

    var body: some View {
      let _ = kept.value = items
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func rows(_ letters: String = "abcdefghij") -> Rows {
    Rows(items: letters.map(String.init), kept: kept)
  }

  /// The rows that are left of those, in the order of the alphabet.
  private var remaining: String { kept.value.sorted().joined() }

  @Test func `rows that arrow keys go to are seen, and stay so while they are moved`() {
    let host = host(rows())
    host.key(.tab, runningFor: 1)
    for _ in 0..<5 { host.key(.downArrow, runningFor: 1) }
    #expect(isSeen(host.frame(of: "f")) && isSeen(host.focusRing))
    for _ in 0..<9 {
      host.key(.upArrow, modifiers: .option, runningFor: 1)
      #expect(isSeen(host.frame(of: "f")))
    }
    for _ in 0..<9 {
      host.key(.downArrow, modifiers: .option, runningFor: 1)
      #expect(isSeen(host.frame(of: "f")))
    }
  }

  @Test(arguments: [0.01, 1])
  func `the delete key held down deletes one row after the other, each in sight`(pause: Double) {
    let host = host(rows())
    host.key(.tab, runningFor: 1)
    for _ in 0..<5 { host.key(.downArrow, runningFor: 1) }
    for rest in ["abcdeghij", "abcdehij", "abcdeij", "abcdej", "abcde", "abcd"] {
      host.key(.delete)
      host.run(for: pause)
      #expect(host.graph.focus.isFocusInSight)
      if pause == 1 { #expect(remaining == rest) }
    }
    host.run(for: 2)
    #expect(remaining == "abcd")
    #expect(host.frame(of: "a")?.minY == 8)
  }

  @Test func `the row after one that was deleted is scrolled to where it has no room`() {
    struct Uneven: View {
      @State var items = ["a", "b", "c"]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0).frame(height: $0 == "b" ? 16 : 64) }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = host(Uneven())
    for keys: KeyEquivalent in [.tab, .downArrow] { host.key(keys, runningFor: 1) }
    #expect(!isSeen(host.frame(of: "c")))
    host.key(.delete)
    rest(host)
    #expect(host.strings.filter { $0.count == 1 } == ["a", "c"])
    #expect(host.graph.focus.isFocusInSight && isSeen(host.frame(of: "c")))
  }

  @Test func `a row that was scrolled away is shown before it is deleted or moved`() {
    let host = host(rows())
    host.key(.tab, runningFor: 1)
    let wheel = { (delta: CGFloat) in
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: delta))
      host.run(for: 1)
    }
    for keys: (KeyEquivalent, EventModifiers) in [(.delete, []), (.downArrow, .option)] {
      wheel(100)
      #expect(!isSeen(host.frame(of: "a")))
      host.key(keys.0, modifiers: keys.1, runningFor: 1)
      #expect(isSeen(host.frame(of: "a")))
      #expect(remaining == "abcdefghij" && host.frame(of: "a")?.minY == 8)
    }
    host.key(.delete, runningFor: 1)
    #expect(remaining == "bcdefghij")
  }

  @Test func `the mark of a row that was scrolled away deletes nothing before it is shown`() {
    let host = host(rows().environment(\.editMode, .constant(.active)))
    host.key(.tab, runningFor: 1)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100))
    host.run(for: 1)
    host.key(.return, runningFor: 1)
    #expect(remaining == "abcdefghij" && isSeen(host.frame(of: "a")))
    host.key(.return, runningFor: 1)
    #expect(remaining == "bcdefghij")
  }

  @Test(arguments: 1...4)
  func `whatever keys come, the focus is seen, and only a row that is seen goes`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let host = host(rows("abcdefghijklmnopqrstuvwxyz"))
    let keys: [(KeyEquivalent, EventModifiers)] = [
      (.tab, []), (.tab, .shift), (.downArrow, []), (.upArrow, []), (.downArrow, .option),
      (.upArrow, .option), (.delete, []),
    ]
    for _ in 0..<80 {
      let before = remaining
      let seen = before.filter { isSeen(host.frame(of: String($0))) }
      if Int.random(in: 0..<4, using: &dice) == 0 {
        let delta = CGFloat.random(in: -120...120, using: &dice)
        host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: delta))
        rest(host)
        continue
      }
      let chosen = keys[Int.random(in: 0..<keys.count, using: &dice)]
      host.key(chosen.0, modifiers: chosen.1)
      rest(host)
      #expect(host.graph.focus.focused == nil || host.graph.focus.isFocusInSight)
      let gone = before.filter { !remaining.contains($0) }
      #expect(gone.count <= 1 && gone.allSatisfy(seen.contains), "\(gone) of \(seen)")
    }
  }

  /// Lets everything come to rest, in few frames.
  private func rest(_ host: ViewHost) {
    for _ in 0..<3 { host.advance(by: 0.9) }
  }

  @Test func `content that gets shorter while the window moves is not left behind`() {
    struct Shrinking: View {
      @State var height: CGFloat = 400

      var body: some View {
        ScrollView { Color.red.frame(width: 100, height: height) }
          .onKeyPress("x") {
            height = 120
            return .handled
          }
      }
    }
    let host = host(Shrinking())
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 200))
    host.advance(by: 0.05)
    host.key("x", runningFor: 1)
    #expect(host.scrollOffset == 24)
  }

  @Test func `a graph that is dropped before it has scrolled to the focus is let go of`() {
    weak var graph: ViewGraph?
    func moveFocus() -> Bool {
      let host = ViewHost(ScrollView { VStack { ForEach(0..<30) { Button("\($0)") {} } } })
      graph = host.graph
      return host.graph.send(.key(KeyPress(.tab)))
    }
    #expect(moveFocus() && graph == nil)
  }

  /// A button that goes to the other end of the screen in a second.
  private struct Mover: View {
    @State private var isLow = false

    var body: some View {
      VStack(spacing: 0) {
        if isLow { Spacer() }
        Button("Move") { withAnimation(.linear(duration: 1)) { isLow.toggle() } }
          .buttonStyle(.plain)
        if !isLow { Spacer() }
      }
    }
  }

  @Test func `the ring moves with what has the focus`() {
    let host = ViewHost(Mover())
    host.key(.tab)
    host.key(.space)
    var places: [CGFloat] = []
    for _ in 0..<5 {
      let ring = host.drawing.compactMap { command -> CGRect? in
        guard case .stroke = command.command else { return nil }
        return command.bounds
      }.last
      let word = host.frames(of: "Move").last
      #expect(abs((ring?.midY ?? -99) - (word?.midY ?? 99)) <= 2)
      places.append(word?.minY ?? -1)
      host.advance(by: 0.25)
    }
    #expect(places.first == 0 && places.last == 184)
  }
}
