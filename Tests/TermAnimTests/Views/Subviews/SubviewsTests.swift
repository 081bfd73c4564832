import Foundation
import Testing

@testable import TermAnim

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String?
}

@MainActor
struct SubviewsTests {
  /// Notes of each subview how many there are.
  private struct Counted<Content: View>: View {
    let counts: HeldValue<[Int]>
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        let _ = counts.value.append(subviews.count)
        HStack(spacing: 0) { subviews }
      }
    }
  }

  private var square: some View { Color.red.frame(width: 10, height: 10) }

  @Test func `what subviews tell is listed once, whatever is set where they are shown`() {
    let counts = HeldValue<[Int]>([])
    let host = ViewHost(
      Group(subviews: square.containerValue(\.note, "x")) { subviews in
        let _ = counts.value.append(subviews.count)
        ForEach(subviews) { subview in
          subview.onSubmit { counts.value.append(subview.id.hashValue) }
        }
      })
    #expect(counts.value == [1] && host.drawing.count == 1)
  }

  @Test func `groups, loops and conditions are looked into, stacks are one view`() {
    let counts = HeldValue<[Int]>([])
    let isOn = true
    _ = ViewHost(
      Counted(counts: counts) {
        square
        Group {
          square
          square
        }
        ForEach(0..<3) { _ in square }
        if isOn { square }
        VStack {
          square
          square
        }
        EmptyView()
      })
    #expect(counts.value == [8])
  }

  @Test func `subviews stand where they are shown, in the order that is asked for`() {
    let host = ViewHost(
      Group(subviews: ForEach(1..<4) { Color.red.frame(width: CGFloat($0) * 10, height: 10) }) {
        subviews in
        HStack(spacing: 0) {
          ForEach(subviews.reversed()) { $0 }
        }
      })
    #expect(host.boxes.map(\.width) == [30, 20, 10])
    #expect(host.boxes.map(\.minX) == [130, 160, 180])
  }

  @Test func `parts of the subviews are shown, and the rest is not`() {
    let host = ViewHost(
      Group(subviews: ForEach(1..<5) { Color.red.frame(width: CGFloat($0), height: 10) }) {
        subviews in
        HStack(spacing: 0) { subviews[1..<3] }
      })
    #expect(host.boxes.map(\.width) == [2, 3])
  }

  private struct Toggling: View {
    let isLong: Binding<Bool>
    let counts: HeldValue<[Int]>

    var body: some View {
      Counted(counts: counts) {
        ForEach(0..<(isLong.wrappedValue ? 4 : 2), id: \.self) { _ in
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
  }

  private struct Switched: View {
    @State private var isLong = false
    let counts: HeldValue<[Int]>

    var body: some View {
      VStack(spacing: 0) {
        Toggling(isLong: $isLong, counts: counts)
        Color.blue.frame(width: 10, height: 10).onTapGesture { isLong.toggle() }
      }
    }
  }

  @Test func `views that come and go are counted again`() {
    let counts = HeldValue<[Int]>([])
    let host = ViewHost(Switched(counts: counts))
    #expect(host.boxes.count == 3)
    host.tap(at: CGPoint(x: 160, y: 101))
    #expect(counts.value.last == 4 && host.boxes.count == 5)
    host.tap(at: CGPoint(x: 160, y: 101))
    #expect(counts.value.last == 2 && host.boxes.count == 3)
  }

  /// Counts taps.
  private struct Tally: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 10).onTapGesture { count += 1 }
    }
  }

  /// Shows its views one after the other or one above the other.
  private struct Turning<Content: View>: View {
    @State private var isColumn = false
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        if isColumn {
          VStack(spacing: 0) { subviews }
        } else {
          HStack(spacing: 0) { subviews }
        }
      }
      .onKeyPress("t") {
        isColumn.toggle()
        return .handled
      }
    }
  }

  @Test func `subviews keep their state in another place`() {
    let host = ViewHost(
      Turning {
        Tally()
        Tally()
      })
    host.tap(at: CGPoint(x: 155, y: 96))
    #expect(host.boxes.map(\.width) == [11, 10])
    host.key("t")
    #expect(host.boxes.map(\.width) == [11, 10])
    #expect(host.boxes.map(\.minY) == [86, 96])
    host.tap(at: CGPoint(x: 160, y: 100))
    #expect(host.boxes.map(\.width) == [11, 11])
    host.key("t")
    host.key("t")
    host.tap(at: CGPoint(x: 160, y: 90))
    #expect(host.boxes.map(\.width) == [12, 11])
  }

  @Test func `what flows down to the place where a subview is shown reaches it`() {
    let host = ViewHost(
      ForEach(
        subviews: Group {
          Text("one")
          Text("two").foregroundStyle(.green)
          ForEach(0..<2) { Text("row \($0)") }
        }
      ) { subview in
        subview.foregroundStyle(.red)
      }
      .foregroundStyle(.blue))
    let colors = DrawnText.characters(in: host).map(\.color)
    let environment = EnvironmentValues()
    #expect(
      colors
        == [Color.red, .green, .red, .red].map { $0.resolve(in: environment) })
  }

  @Test func `what is said of several views on the way to them goes before the place`() {
    let host = ViewHost(
      ForEach(
        subviews: Group {
          Group {
            Text("one")
            Text("two")
          }
          .foregroundStyle(.green)
          Text("three")
        }
      ) { subview in
        subview.foregroundStyle(.red)
      })
    #expect(
      DrawnText.characters(in: host).map(\.color)
        == [Color.green, .green, .red].map(\.resolved))
  }

  /// Tells its container whether it has been pinned.
  private struct Pinning: View {
    @State private var isPinned = false

    var body: some View {
      Text("a").containerValue(\.isPinned, isPinned)
        .onKeyPress("p") {
          isPinned = true
          return .handled
        }
    }
  }

  @Test func `a container is told of what changes in a subview alone`() {
    let host = ViewHost(
      Group(subviews: Pinning()) { subviews in
        subviews
        Text(subviews[0].containerValues.isPinned ? "pinned" : "loose")
      })
    #expect(host.strings == ["a", "loose"])
    host.key("p")
    #expect(host.strings == ["a", "pinned"])
  }

  /// Shows its first view in red or green.
  private struct Painted<Content: View>: View {
    @State private var isGreen = false
    let content: Content

    var body: some View {
      Group(subviews: content) { $0.first.foregroundStyle(isGreen ? .green : .red) }
        .onKeyPress("g") {
          isGreen = true
          return .handled
        }
    }
  }

  @Test func `a subview follows the place when that changes`() {
    let host = ViewHost(Painted(content: Text("one")))
    host.key("g")
    #expect(
      DrawnText.characters(in: host).map(\.color)
        == [Color.green.resolved])
  }

  @Test func `a container sees the values of its subviews, and their tags`() {
    var seen: [String] = []
    _ = ViewHost(
      Group(
        subviews: Group {
          Text("a").containerValue(\.isPinned, true)
          Text("b").containerValue(\.note, "plum").tag(7)
          ForEach(0..<2) { Text("\($0)") }.containerValue(\.note, "row")
        }
      ) { subviews in
        let _ =
          seen = subviews.map { subview in
            let values = subview.containerValues
            return
              "\(values.isPinned) \(values.note ?? "-") \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))"
          }
        subviews
      })
    #expect(
      seen == [
        "true - 0 false", "false plum 7 true", "false row 0 false", "false row 1 false",
      ])
  }

  private struct Marked: View {
    @State private var isPinned = false

    var body: some View {
      Group(subviews: Text("a").containerValue(\.isPinned, isPinned)) { subviews in
        ForEach(subviews) { Text($0.containerValues.isPinned ? "pinned" : "loose") }
      }
      .onKeyPress("p") {
        isPinned = true
        return .handled
      }
    }
  }

  @Test func `a container is told when a value changes`() {
    let host = ViewHost(Marked())
    #expect(host.strings == ["loose"])
    host.key("p")
    #expect(host.strings == ["pinned"])
  }

  @Test func `an outer value goes before an inner one, and ends at the next container`() {
    var notes: [String?] = []
    _ = ViewHost(
      Group(
        subviews: Group {
          Text("a").containerValue(\.note, "inner").containerValue(\.note, "outer")
          VStack { Text("b").containerValue(\.note, "inside") }
        }
      ) { subviews in
        let _ = notes = subviews.map(\.containerValues.note)
        subviews
      })
    #expect(notes == ["outer", nil])
  }
}
