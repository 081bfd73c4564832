import Foundation
import Testing

@testable import TermAnim

/// Subviews in places that change, of views that change on account of them.
@MainActor
struct SubviewPlacesTests {
  private let probe = Probe()

  /// Says whether it is enabled.
  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  private struct Green: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color.green)
    }
  }

  private func resolved(_ colors: [Color]) -> [Color.Resolved] {
    colors.map(\.resolved)
  }

  @Test func `a subview follows its place with a transition that sets something, too`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          Group(
            subviews: Group {
              Enabled()
              Enabled()
            }
            .transition(Green())
          ) { subviews in
            ForEach(subviews) { $0.disabled(flag) }
          }
        }
      })
    for flag in [false, true, false] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == (flag ? ["off", "off"] : ["on", "on"]))
      #expect(DrawnText.characters(in: host).map(\.color) == resolved([.green, .green]))
    }
  }

  /// Two views where it is not enabled, or else one.
  private struct Doubling: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("a")
      if !isEnabled { Text("b") }
    }
  }

  @Test func `a subview that becomes two in its place comes to rest, and one again elsewhere`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Doubling()) { subviews in
          ForEach(subviews) { $0.disabled(flag) }
        }
      })
    for flag in [false, true, false, true] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == (flag ? ["a", "b"] : ["a"]))
    }
  }

  @Test func `a subview that becomes two in its first place is shown as two`() {
    let host = ViewHost(
      Group(subviews: Doubling()) { subviews in
        ForEach(subviews) { $0.disabled(true) }
      })
    #expect(host.strings == ["a", "b"])
  }

  @Test func `a subview that is disabled for being the only one comes to rest`() {
    let host = ViewHost(
      Group(subviews: Doubling()) { subviews in
        ForEach(subviews) { $0.disabled(subviews.count == 1) }
      })
    #expect(host.strings == ["a", "b"])
  }

  @Test func `subviews that come do not look as the place of one that has gone says`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: ForEach(flag ? ["b", "c"] : ["a"], id: \.self) { Text($0) }) { subviews in
          ForEach(subviews) { subview in
            subview.foregroundStyle(subview.id == subviews.first?.id ? Color.red : Color.blue)
          }
        }
      })
    for flag in [false, true, false, true] {
      probe.flag = flag
      host.settle()
      #expect(
        DrawnText.characters(in: host).map(\.color) == resolved(flag ? [.red, .blue] : [.red]))
    }
  }

  /// White when it is there, black on the way.
  private struct Fill: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color(white: phase.isIdentity ? 1 : 0))
    }
  }

  @Test func `a subview that moves looks as its transition in the new place says`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Rectangle().frame(width: 10, height: 10).transition(Fill())) { subviews in
          VStack {
            HStack { if !flag { subviews } }
            HStack { if flag { subviews } }
          }
        }
      })
    for flag in [true, false, true] {
      withAnimation(.linear(duration: 1)) { probe.flag = flag }
      host.run(for: 3)
      #expect(host.drawing.compactMap { $0.color?.linearRed } == [1])
    }
  }

  private enum Total: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `what a subview says is heard where it is shown, and nowhere else`() {
    let (inside, outside) = (HeldValue<[Int]>([]), HeldValue<[Int]>([]))
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(
          subviews: Group {
            Text("a").preference(key: Total.self, value: 1)
            Text("b").preference(key: Total.self, value: 10)
          }
        ) { subviews in
          subviews[flag ? 1 : 0].onPreferenceChange(Total.self) { inside.value.append($0) }
        }
        .onPreferenceChange(Total.self) { outside.value.append($0) }
      })
    #expect(inside.value == [1] && outside.value == [1])
    probe.flag = true
    host.settle()
    #expect(inside.value.last == 10 && outside.value.last == 10)
  }

  /// Says another number when a key is pressed.
  private struct Counting: View {
    @State private var count = 1

    var body: some View {
      Text("a").preference(key: Total.self, value: count)
        .onKeyPress("n") {
          count = 5
          return .handled
        }
    }
  }

  @Test func `what a subview comes to say is heard where it is shown`() {
    let heard = HeldValue<[Int]>([])
    let host = ViewHost(
      Group(subviews: Counting()) { subviews in
        ForEach(subviews) { $0.onPreferenceChange(Total.self) { heard.value.append($0) } }
      })
    host.key("n")
    host.settle()
    #expect(heard.value == [1, 5])
  }

  /// Says whether what is around it has the focus.
  private struct Focused: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused" : "-") }
  }

  @Test func `a subview has the focus when what is around its place has it`() {
    let host = ViewHost(
      Group(subviews: Focused()) { subviews in
        ForEach(subviews) { $0.focusable() }
      })
    #expect(host.strings == ["-"])
    host.key(.tab)
    host.settle()
    #expect(host.strings == ["focused"])
  }

  private struct Sinking: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.isIdentity ? 0 : 40)
    }
  }

  @Test func `a subview that moves to another place comes to rest there, with a transition, too`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Color.red.frame(width: 10, height: 10).transition(Sinking())) { subviews in
          HStack(spacing: 0) {
            ZStack { if !flag { subviews } }.frame(width: 100, height: 20)
            ZStack { if flag { subviews } }.frame(width: 100, height: 20)
          }
        }
      })
    let before = host.boxes
    withAnimation(.linear(duration: 0.5)) { probe.flag = true }
    host.run(for: 2)
    let after = host.boxes
    #expect(before.count == 1 && after == before.map { $0.offsetBy(dx: 100, dy: 0) })
  }
}
