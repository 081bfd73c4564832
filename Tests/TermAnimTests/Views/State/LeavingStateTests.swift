import Foundation
import Testing

@testable import TermAnim

/// What views that are seen leaving read of states that have changed since.
@MainActor
struct LeavingStateTests {
  /// What evaluates what a view's body has made, without that body.
  enum Maker: CaseIterable {
    case geometryReader, timeline, canvas, phases, keyframes, child

    @MainActor
    @ViewBuilder
    func view<Value>(of value: Binding<Value>, _ text: @escaping (Value) -> String) -> some View {
      switch self {
      case .geometryReader: GeometryReader { _ in Text(text(value.wrappedValue)) }
      case .timeline: TimelineView(.animation) { _ in Text(text(value.wrappedValue)) }
      case .canvas:
        Canvas { context, size in
          context.draw(
            Text(text(value.wrappedValue)), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      case .phases: PhaseAnimator([0, 4]) { Text(text(value.wrappedValue)).offset(y: $0) }
      case .keyframes:
        Color.clear.keyframeAnimator(initialValue: 0.0, repeating: true) { content, y in
          content.overlay { Text(text(value.wrappedValue)).offset(y: y) }
        } keyframes: { _ in
          LinearKeyframe(4, duration: 1)
        }
      case .child: Line(value: value, text: text)
      }
    }
  }

  private struct Line<Value>: View {
    @Binding var value: Value
    let text: (Value) -> String

    var body: some View { Text(text(value)) }
  }

  private struct Named: View {
    let maker: Maker
    let held: HeldValue<Binding<String?>>
    @State private var name: String? = "Anna"

    var body: some View {
      held.value = $name
      return VStack {
        if name != nil { maker.view(of: $name) { $0 ?? "none" }.frame(height: 40) }
      }
    }
  }

  private struct Numbers: View {
    let maker: Maker
    let held: HeldValue<Binding<[Int]>>
    @State private var numbers = [11, 12, 13]

    var body: some View {
      held.value = $numbers
      return VStack {
        ForEach(0..<numbers.count, id: \.self) { index in
          maker.view(of: $numbers) { "\($0[index])" }.frame(height: 20)
        }
      }
    }
  }

  private struct Shown: View {
    let maker: Maker
    let held: HeldValue<(isShown: Binding<Bool>, name: Binding<String>)?>
    @State private var isShown = true
    @State private var name = "old"

    var body: some View {
      held.value = ($isShown, $name)
      return VStack {
        if isShown { maker.view(of: $name) { $0 }.frame(height: 40) }
      }
    }
  }

  @Test(arguments: Maker.allCases)
  func `what has been unwrapped is there as long as it is seen`(maker: Maker) {
    let held = HeldValue<Binding<String?>>(.constant(nil))
    let host = ViewHost(Named(maker: maker, held: held))
    host.animate { held.value.wrappedValue = nil }
    for _ in 0..<4 {
      #expect(host.strings == ["Anna"])
      host.advance(by: 0.2)
    }
    host.run(for: 1)
    #expect(host.strings.isEmpty)
  }

  @Test(arguments: Maker.allCases)
  func `a row shows its element as long as it is seen, whatever becomes of the others`(
    maker: Maker
  ) {
    let held = HeldValue<Binding<[Int]>>(.constant([]))
    let host = ViewHost(Numbers(maker: maker, held: held))
    host.animate { held.value.wrappedValue.removeLast() }
    host.advance(by: 0.25)
    held.value.wrappedValue[0] = 21
    host.advance(by: 0.25)
    #expect(host.strings.contains("13") && host.strings.contains("21"))
    host.animate { held.value.wrappedValue.removeLast() }
    host.advance(by: 0.25)
    #expect(host.strings.contains("13") && host.strings.contains("12"))
    host.run(for: 2)
    #expect(host.strings == ["21"])
  }

  @Test(arguments: Maker.allCases)
  func `what leaves shows what was, whatever changes, and what is when it comes back`(
    maker: Maker
  ) throws {
    let held = HeldValue<(isShown: Binding<Bool>, name: Binding<String>)?>(nil)
    let host = ViewHost(Shown(maker: maker, held: held))
    let (isShown, name) = try #require(held.value)
    host.animate { isShown.wrappedValue = false }
    for change in ["new", "newer"] {
      host.advance(by: 0.25)
      #expect(host.strings == ["old"])
      name.wrappedValue = change
    }
    host.advance(by: 0.25)
    #expect(host.strings == ["old"])
    host.animate(nil) { isShown.wrappedValue = true }
    #expect(host.strings == ["newer"])
  }

  @Test func `a state of what leaves goes on`() {
    let count = HeldValue<Binding<Int>>(.constant(0))
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, flag in if !flag { Counter(held: count) } })
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    count.value.wrappedValue = 7
    host.advance(by: 0.25)
    #expect(host.strings == ["7"])
  }

  private struct Counter: View {
    let held: HeldValue<Binding<Int>>
    @State private var count = 0

    var body: some View {
      held.value = $count
      return GeometryReader { _ in Text("\(count)") }
    }
  }

  @Test func `what a state held goes with the view that has shown it`() {
    weak var first: Label?
    let held = HeldValue<Binding<Label?>>(.constant(nil))
    let host = ViewHost(Labelled(held: held))
    do {
      let label = Label("Anna")
      first = label
      held.value.wrappedValue = label
    }
    host.settle()
    host.animate { held.value.wrappedValue = nil }
    host.advance(by: 0.5)
    #expect(host.strings == ["Anna"] && first != nil)
    host.run(for: 1)
    #expect(first == nil)
  }

  private final class Label {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private struct Labelled: View {
    let held: HeldValue<Binding<Label?>>
    @State private var label: Label?

    var body: some View {
      held.value = $label
      return VStack {
        if label != nil { GeometryReader { _ in Text(label?.name ?? "none") } }
      }
    }
  }
}
