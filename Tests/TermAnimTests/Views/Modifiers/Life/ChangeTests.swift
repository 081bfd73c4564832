import Foundation
import Testing

@testable import TermAnim

/// What `onChange` tells, in all its forms.
@MainActor
struct ChangeTests {
  private let probe = Probe()

  private func host(_ watch: @escaping (Color, Double) -> some View) -> ViewHost {
    ViewHost(ProbeView(probe) { _, v, _ in watch(Color.red, v) })
  }

  @Test func `a change is told with both values, once, and not the first one`() {
    var changes: [[Double]] = []
    let host = host { view, v in view.onChange(of: v) { changes.append([$0, $1]) } }
    #expect(changes.isEmpty)
    probe.v = 3
    host.settle()
    probe.u = 1
    host.settle()
    #expect(changes == [[0, 3]])
    probe.v = 3
    host.settle()
    #expect(changes.count == 1)
  }

  @Test func `the first value is told when that is asked for`() {
    var changes: [[Double]] = []
    var count = 0
    let host = host { view, v in
      view.onChange(of: v, initial: true) { changes.append([$0, $1]) }
        .onChange(of: v, initial: true) { count += 1 }
    }
    #expect(changes == [[0, 0]] && count == 1)
    probe.v = 2
    host.settle()
    #expect(changes == [[0, 0], [0, 2]] && count == 2)
  }

  @Test func `the first value is told once for a view that comes back on its way out`() {
    var changes: [[Double]] = []
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        ZStack {
          if !flag { Color.red.onChange(of: v, initial: true) { changes.append([$0, $1]) } }
        }
      })
    func show(_ isShown: Bool) {
      host.animate { probe.flag = !isShown }
      host.advance(by: 0.5)
    }
    show(false)
    probe.v = 1
    host.settle()
    #expect(changes == [[0, 0]])
    show(true)
    #expect(changes == [[0, 0], [0, 1]])
    show(false)
    host.run(for: 2)
    show(true)
    #expect(changes == [[0, 0], [0, 1], [1, 1]])
  }

  @Test func `a view on its way out is told of changes of its own`() {
    struct Counting: View {
      static var count: Binding<Int>?
      @State private var count = 0
      let note: (Int) -> Void

      var body: some View {
        Self.count = $count
        return Color.red.onChange(of: count) { note($1) }
      }
    }
    var counts: [Int] = []
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in ZStack { if !flag { Counting { counts.append($0) } } } })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    Counting.count?.wrappedValue = 1
    host.settle()
    #expect(counts == [1])
  }

  @Test func `the older form tells the new value`() {
    var values: [Double] = []
    let host = host { view, v in view.onChange(of: v, perform: { values.append($0) }) }
    probe.v = 5
    host.settle()
    #expect(values == [5])
  }

  @Test func `changes of one closure in transactions of their own are told one by one`() {
    var changes: [[Double]] = []
    let host = host { view, v in view.onChange(of: v) { changes.append([$0, $1]) } }
    probe.v = 1
    withAnimation { probe.v = 2 }
    probe.v = 4
    host.settle()
    #expect(changes == [[0, 1], [1, 2], [2, 4]])
  }

  @Test func `what the action changes shows in the same frame, animated if it says so`() {
    let host = ViewHost(
      ProbeView(probe) { [probe] u, v, _ in
        Color.red.frame(width: 10 + u, height: 10)
          .onChange(of: v) { withAnimation(.linear(duration: 1)) { probe.u = 100 * v } }
      })
    probe.v = 1
    host.settle()
    host.advance(by: 0.5)
    #expect(abs((host.firstBox?.width ?? 0) - 60) < 1e-9)
  }

  @Test func `an action that always causes another change does not stop the frame`() {
    let host = ViewHost(
      ProbeView(probe) { [probe] _, v, _ in
        Color.red.onChange(of: v) { probe.v += 1 }
      })
    probe.v = 1
    host.settle()
    #expect(probe.v > 5 && probe.v < 100)
  }
}
