import Foundation
import Testing

@testable import TermAnim

/// A view is gone when it is no longer seen, and says so then.
@MainActor
struct DisappearanceTests {
  private let probe = Probe()
  private let notes = NoteList()

  private func noted(_ name: String, width: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: 10)
      .noted(name, in: notes)
  }

  private let line = Animation.linear(duration: 1)

  @Test func `where it is not seen leaving, at once`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in if flag { noted("a") } else { noted("b") } })
    #expect(notes.take() == ["+b"])
    host.animate(nil) { probe.flag = true }
    #expect(Set(notes.take()) == ["+a", "-b"])
    host.animate(line) { probe.flag = false }
    host.run(for: 1.5)
    #expect(Set(notes.take()) == ["+b", "-a"])
  }

  @Test func `where it leaves with a transition, when that is over`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in ZStack { if !flag { noted("a") } } })
    _ = notes.take()
    host.animate(line) { probe.flag = true }
    host.advance(by: 0.9)
    #expect(notes.take() == [] && host.drawing.count == 1)
    host.advance(by: 0.2)
    #expect(notes.take() == ["-a"] && host.drawing.isEmpty)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `not where it comes back on its way out, nor does it appear again`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in ZStack { if !flag { noted("a") } } })
    _ = notes.take()
    for _ in 0..<2 {
      host.animate(line) { probe.flag = true }
      host.advance(by: 0.5)
      host.animate(line) { probe.flag = false }
      host.advance(by: 0.5)
    }
    host.run(for: 2)
    #expect(notes.take() == [])
    host.animate(line) { probe.flag = true }
    host.run(for: 1.2)
    #expect(notes.take() == ["-a"])
  }

  @Test func `all views within go with it, those outside first`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag {
            HStack {
              noted("a")
              noted("b")
            }
            .onDisappear { notes.note("-both") }
          }
        }
      })
    _ = notes.take()
    host.animate(line) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(notes.take() == [])
    host.run(for: 1)
    #expect(notes.take() == ["-both", "-a", "-b"])
  }

  @Test func `one that was leaving already does not wait for what is around it`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack {
          if !flag {
            ZStack {
              noted("a")
              if u == 0 { noted("b") }
            }
          }
        }
      })
    _ = notes.take()
    host.animate(line) { probe.u = 1 }
    host.advance(by: 0.5)
    host.animate(.linear(duration: 2)) { probe.flag = true }
    host.advance(by: 0.6)
    #expect(notes.take() == ["-b"])
    host.run(for: 2)
    #expect(notes.take() == ["-a"])
  }

  /// Shows one view, and another one as long as a state of its own says so.
  private struct Pair<First: View, Second: View>: View {
    let showsSecond: HeldValue<Binding<Bool>?>
    let first: First
    let second: Second
    @State private var isShown = true

    var body: some View {
      showsSecond.value = $isShown
      return ZStack {
        first
        if isShown { second }
      }
    }
  }

  @Test func `one that comes back within a view that leaves goes with that`() {
    let showsSecond = HeldValue<Binding<Bool>?>(nil)
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag { Pair(showsSecond: showsSecond, first: noted("a"), second: noted("b")) }
        }
      })
    _ = notes.take()
    host.animate(line) { showsSecond.value?.wrappedValue = false }
    host.advance(by: 0.3)
    host.animate(.linear(duration: 2)) { probe.flag = true }
    host.advance(by: 0.3)
    host.animate(line) { showsSecond.value?.wrappedValue = true }
    host.advance(by: 1)
    #expect(notes.take() == [])
    host.run(for: 2)
    #expect(Set(notes.take()) == ["-a", "-b"])
  }

  @Test func `what is presented by a view that goes is seen until it has slid away`() {
    let (probe, notes) = (probe, notes)
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if !flag {
          Color.blue.sheet(isPresented: .constant(true)) {
            Text("sheet").onDisappear { notes.note("-sheet") }
          }
        }
      })
    host.run(for: 1)
    host.animate(nil) { probe.flag = true }
    host.advance(by: 1 / 60)
    #expect(host.strings == ["sheet"] && notes.take() == [])
    host.run(for: 2)
    #expect(host.strings == [] && notes.take() == ["-sheet"])
  }

  @Test(arguments: [false, true])
  func `a subview and the row around it go together`(isPadded: Bool) {
    let (probe, notes) = (probe, notes)
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          ForEach(subviews: Group { if !flag { noted("a") } }) { subview in
            if isPadded {
              subview.padding(1)
            } else {
              subview.onDisappear { notes.note("-row") }
            }
          }
        }
      })
    _ = notes.take()
    host.animate(line) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(notes.take() == [] && host.drawing.count == 1)
    host.run(for: 1)
    #expect(Set(notes.take()) == (isPadded ? ["-a"] : ["-a", "-row"]))
  }

  @Test func `nothing says so when the graph goes`() {
    var host: ViewHost? = ViewHost(
      ProbeView(probe) { _, _, flag in ZStack { if !flag { noted("a") } } })
    _ = notes.take()
    if let host { host.animate(line) { probe.flag = true } }
    host?.advance(by: 0.5)
    host = nil
    #expect(notes.take() == [])
  }

  @Test func `its task goes on until then`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag {
            Color.red.task {
              continuation.yield("begins")
              try? await Task.sleep(for: .seconds(3600))
              continuation.yield("is cancelled")
            }
          }
        }
      })
    var all = events.makeAsyncIterator()
    #expect(await all.next() == "begins")
    host.animate(line) { probe.flag = true }
    host.advance(by: 0.5)
    // A task that was cancelled would say so in the meantime.
    try await Task.sleep(for: .milliseconds(20))
    host.animate(line) { probe.flag = false }
    host.advance(by: 0.5)
    continuation.yield("went on")
    host.animate(line) { probe.flag = true }
    host.run(for: 1.2)
    #expect(await all.next() == "went on")
    #expect(await all.next() == "is cancelled")
  }
}
