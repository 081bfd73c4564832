import Foundation
import Testing

@testable import TermAnim

/// A subview that is shown in several places at a time is a view of its own in each of them.
@MainActor
struct SubviewDoubleTests {
  private let probe = Probe()
  private let notes = NoteList()

  /// Counts the taps on it, after a name.
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name)\(count)").onTapGesture { count += 1 }
    }
  }

  private func show(_ number: Double, in host: ViewHost) {
    probe.u = number
    host.settle()
  }

  @Test func `it is drawn in each place`() {
    let host = ViewHost(
      Group(subviews: Color.red.opacity(0.5).frame(width: 10, height: 10)) { subviews in
        HStack(spacing: 0) {
          ForEach(0..<3) { _ in subviews[0] }
        }
      })
    #expect(host.boxes.map(\.minX) == [145, 155, 165])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `pages go round with the last before the first and the first after the last`() {
    let host = ViewHost(
      Group(subviews: ForEach(["a", "b", "c"], id: \.self) { Text($0) }) { pages in
        HStack {
          pages.last
          ForEach(pages) { $0 }
          pages.first
        }
      })
    #expect(host.strings == ["c", "a", "b", "c", "a"])
  }

  @Test func `each has a state of its own`() {
    let host = ViewHost(
      Group(subviews: Counter(name: "n")) { subviews in
        VStack { ForEach(0..<2) { _ in subviews[0] } }
      })
    host.tap(on: "n0")
    #expect(host.strings.sorted() == ["n0", "n1"])
    host.tap(on: "n0")
    host.tap(on: "n1")
    #expect(host.strings.sorted() == ["n1", "n2"])
  }

  @Test func `each is as the view is described`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: ForEach(0..<Int(number), id: \.self) { Text("\($0) of \(Int(number))") }) {
          subviews in
          VStack {
            subviews
            subviews.first
          }
        }
      })
    for (number, strings) in [
      (1.0, ["0 of 1", "0 of 1"]), (2, ["0 of 2", "1 of 2", "0 of 2"]), (0, []),
      (1, ["0 of 1", "0 of 1"]),
    ] {
      show(number, in: host)
      #expect(host.strings == strings)
    }
  }

  @Test func `each keeps what all of the list is given`() {
    let host = ViewHost(
      Group(
        subviews: Group {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
        }
        .padding(10)
      ) { subviews in
        HStack(spacing: 0) {
          subviews
          subviews[0]
        }
      })
    #expect(host.boxes.map(\.minX) == [125, 155, 185])
  }

  /// Says whether it is enabled.
  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  @Test func `each looks as its place says`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Enabled()) { subviews in
          VStack {
            subviews[0].disabled(flag)
            subviews[0].disabled(!flag)
          }
        }
      })
    for flag in [false, true, false] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == (flag ? ["off", "on"] : ["on", "off"]))
    }
  }

  @Test func `each appears and disappears`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: Text("a").noted("a", in: notes)) { subviews in
          VStack { ForEach(0..<Int(number), id: \.self) { _ in subviews[0] } }
        }
      })
    for (number, entries) in [
      (1.0, ["+a"]), (2, ["+a"]), (3, ["+a"]), (1, ["-a", "-a"]), (0, ["-a"]), (2, ["+a", "+a"]),
    ] {
      show(number, in: host)
      #expect(notes.take() == entries)
    }
  }

  @Test func `one that goes to another place takes its state there, and has no double`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Counter(name: "n").noted("n", in: notes)) { subviews in
          HStack { if !flag { subviews } }
          HStack { if flag { subviews } }
        }
      })
    host.tap(on: "n0")
    _ = notes.take()
    for flag in [true, false] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == ["n1"] && notes.take() == [])
    }
  }

  @Test func `places that show a view and its neighbour in turn show them again and again`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: ForEach(["a", "b"], id: \.self) { Text($0) }) { subviews in
          HStack {
            subviews[Int(number) % 2]
            subviews[Int(number / 2) % 2]
            subviews[Int(number / 4) % 2]
          }
        }
      })
    for number in [0, 3, 5, 7, 1, 6, 2, 4, 0] {
      show(Double(number), in: host)
      #expect(host.strings == [1, 2, 4].map { number / $0 % 2 == 0 ? "a" : "b" })
      #expect(host.graph.nextWakeUp == nil)
    }
  }

  @Test func `subviews of subviews are shown wherever they are`() {
    let host = ViewHost(
      Group(subviews: ForEach(["a", "b"], id: \.self) { Text($0) }) { outer in
        Group(subviews: outer) { inner in
          HStack {
            inner
            inner[1]
            outer[0]
          }
        }
      })
    #expect(host.strings == ["a", "b", "b", "a"])
  }
}
