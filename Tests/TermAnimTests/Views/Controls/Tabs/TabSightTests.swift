import Foundation
import Testing

@testable import TermAnim

/// Which views of a tab view appear and disappear.
@MainActor
struct TabSightTests {
  private let log = HeldValue<[String]>([])

  /// A view that counts presses, and notes that it comes and goes.
  private struct Page: View {
    let name: String
    let log: HeldValue<[String]>
    @State private var count = 0

    var body: some View {
      Group {
        if count < 9 { Button("\(name) \(count)") { count += 1 } }
      }
      .onAppear { log.value.append("\(name) comes") }
      .onDisappear { log.value.append("\(name) goes") }
    }
  }

  @Test func `a tab comes when it is first chosen, goes when another is, and keeps its state`() {
    let host = ViewHost(
      TabView {
        Page(name: "a", log: log).tabItem { Text("A") }
        Page(name: "b", log: log).tabItem { Text("B") }
      })
    #expect(log.value == ["a comes"])
    #expect(host.strings == ["a 0", "A", "B"])
    host.tap(on: "a 0")
    #expect(log.entries { host.tap(on: "B") } == ["b comes", "a goes"])
    #expect(log.entries { host.tap(on: "A") } == ["a comes", "b goes"])
    #expect(host.strings == ["a 1", "A", "B"])
  }

  @Test func `tabs that come later wait, too, and what is around several comes at once`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        TabView {
          Group {
            Page(name: "a", log: log).tabItem { Text("A") }
            ForEach(0..<1) { _ in Page(name: "b", log: log).tabItem { Text("B") } }
            if flag { Page(name: "c", log: log).tabItem { Text("C") } }
          }
          .onAppear { log.value.append("all come") }
        }
      })
    #expect(log.value.contains("all come") && log.value.contains("a comes"))
    #expect(!log.value.contains("b comes"))
    #expect(
      log.entries {
        probe.flag = true
        host.settle()
      } == [])
    #expect(log.entries { host.tap(on: "C") } == ["c comes", "a goes"])
  }

  @Test(arguments: [false, true])
  func `of all tabs only the one that is chosen at first comes at first`(isPaged: Bool) {
    let probe = Probe()
    let tabs = ProbeView(probe) { _, _, flag in
      TabView(selection: .constant("b")) {
        if flag { Page(name: "new", log: log).tag("new") }
        Page(name: "a", log: log).tag("a")
        Page(name: "b", log: log).tag("b")
      }
    }
    let host = isPaged ? ViewHost(tabs.tabViewStyle(.page)) : ViewHost(tabs)
    #expect(log.value == ["b comes"])
    host.run(for: 1)
    probe.flag = true
    host.run(for: 1)
    #expect(log.value == ["b comes"])
  }

  @Test(arguments: [false, true])
  func `a page stays in sight while another comes beside it and goes again`(isPaged: Bool) {
    let probe = Probe()
    func host(_ tabs: some View) -> ViewHost {
      isPaged ? ViewHost(tabs.tabViewStyle(.page)) : ViewHost(tabs)
    }
    let branch = host(
      ProbeView(probe) { _, _, flag in
        TabView {
          Page(name: "a", log: log)
          if flag { Page(name: "b", log: log) }
        }
      })
    expectNothing(as: probe, changes: branch)
    let rows = host(
      ProbeView(probe) { _, _, flag in
        TabView { ForEach(0..<(flag ? 2 : 1), id: \.self) { Page(name: "r\($0)", log: log) } }
      })
    expectNothing(as: probe, changes: rows)
  }

  private func expectNothing(as probe: Probe, changes host: ViewHost) {
    for flag in [true, false, true] {
      #expect(
        log.entries {
          probe.flag = flag
          host.run(for: 1)
        } == [])
    }
  }

  @Test func `the page that is left comes when the one that shows is taken away`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        TabView {
          Page(name: "a", log: log).tabItem { Text("A") }
          if !flag { Page(name: "b", log: log).tabItem { Text("B") } }
        }
      })
    host.tap(on: "B")
    #expect(
      log.entries {
        probe.flag = true
        host.run(for: 1)
      }.sorted() == ["a comes", "b goes"])
    #expect(host.strings == ["a 0", "A"])
  }

  @Test func `what moves in a tab rests while another shows`() {
    let host = ViewHost(
      TabView {
        Text("still").tabItem { Text("A") }
        TimelineView(.animation) { _ in Text("moving") }.tabItem { Text("B") }
      })
    host.run(for: 1)
    #expect(host.graph.nextWakeUp == nil)
    host.tap(on: "B")
    host.run(for: 1)
    #expect(host.graph.isAnimating)
    host.tap(on: "A")
    host.run(for: 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `phases in a tab begin when it is first chosen`() {
    let phase = HeldValue(0)
    let host = ViewHost(
      TabView {
        Text("still").tabItem { Text("A") }
        PhaseAnimator([1, 2, 3]) { number in
          let _ = phase.value = number
          Color.red.opacity(Double(number) / 4)
        } animation: { _ in
          .linear(duration: 1)
        }
        .tabItem { Text("B") }
      })
    host.run(for: 1.5)
    host.tap(on: "B")
    host.run(for: 0.5)
    #expect(phase.value == 2)
  }

  @Test func `a stack in a tab comes back as it was, its covered pages unseen`() {
    let host = ViewHost(
      TabView {
        NavigationStack {
          VStack {
            Page(name: "root", log: log)
            NavigationLink("go") { Page(name: "page", log: log) }
          }
        }
        .tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      })
    host.tap(on: "go")
    host.run(for: 2)
    #expect(log.value == ["root comes", "page comes", "root goes"])
    #expect(log.entries { host.tap(on: "B") } == ["page goes"])
    #expect(log.entries { host.tap(on: "A") } == ["page comes"])
    #expect(
      log.entries {
        host.key(.escape)
        host.run(for: 2)
      } == ["root comes", "page goes"])
  }

  private struct Paged: View {
    let log: HeldValue<[String]>
    @State private var page = 0

    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $page) {
          ForEach(0..<4) { Page(name: "p\($0)", log: log) }
        }
        .tabViewStyle(.page)
        Text("turn").onTapGesture { withAnimation(.linear(duration: 1)) { page = 1 - page } }
      }
    }
  }

  @Test func `a page comes when it is first seen in a drag, and goes when it is out of sight`() {
    let host = ViewHost(Paged(log: log))
    #expect(log.value == ["p0 comes"])
    #expect(
      log.entries {
        host.press(at: CGPoint(x: 200, y: 60))
        host.move(to: CGPoint(x: 150, y: 60))
      } == ["p1 comes"])
    #expect(
      log.entries {
        host.move(to: CGPoint(x: 80, y: 60))
        host.release(at: CGPoint(x: 80, y: 60))
        host.run(for: 3)
      } == ["p0 goes"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a page that is turned by the program comes as the motion begins`() {
    let host = ViewHost(Paged(log: log))
    #expect(log.entries { host.tap(on: "turn") } == ["p1 comes"])
    #expect(log.entries { host.run(for: 0.9) } == [])
    #expect(log.entries { host.run(for: 0.3) } == ["p0 goes"])
  }
}
