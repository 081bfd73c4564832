import Testing

@testable import TermAnim

/// Where the focus stays, and where it does not.
@MainActor
struct FocusLossTests {
  /// What a view says of its focus states.
  @MainActor
  private final class States {
    var field: FocusState<Int?>.Binding?
    var isOn: FocusState<Bool>.Binding?
    /// The field of each body, in order.
    var seen: [Int?] = []
  }

  /// Boxes for some numbers, each told by its place.
  private struct Boxes: View {
    let states: States
    let numbers: [Int]
    @FocusState private var field: Int?
    @FocusState private var isOn: Bool

    var body: some View {
      (states.field, states.isOn) = ($field, $isOn)
      states.seen.append(field)
      return VStack {
        ForEach(Array(numbers.enumerated()), id: \.offset) { _, number in
          Color.red.frame(width: 10, height: 10).focusable(number >= 0)
            .focused($field, equals: number).focused($isOn)
        }
      }
    }
  }

  private let probe = Probe()
  private let states = States()

  @Test func `a view that comes leaves the focus to one that is tied to the same`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, isMore in
        Boxes(states: states, numbers: isMore ? [1, 2, -1] : [1, 2])
      })
    host.key(.tab)
    host.key(.tab)
    probe.flag = true
    host.settle()
    #expect(states.field?.wrappedValue == 2)
    #expect(states.isOn?.wrappedValue == true)
  }

  @Test func `a state names what the view with the focus has come to stand for`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, isTurned in
        Boxes(states: states, numbers: isTurned ? [2, 1] : [1, 2])
      })
    host.key(.tab)
    let focused = host.graph.focus.focused
    #expect(states.field?.wrappedValue == 1)
    probe.flag = true
    host.settle()
    #expect(host.graph.focus.focused === focused)
    #expect(states.field?.wrappedValue == 2)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a state says nothing when something else changes around the view`() {
    let host = ViewHost(
      ProbeView(probe) { lines, _, _ in
        Boxes(states: states, numbers: [1]).lineLimit(Int(lines) + 1)
      })
    host.key(.tab)
    states.seen = []
    probe.u = 1
    host.settle()
    #expect(states.seen.isEmpty)
    #expect(states.field?.wrappedValue == 1)
  }

  private struct Tabs: View {
    let states: States
    let tab: Int

    var body: some View {
      TabView(selection: .constant(tab)) {
        Boxes(states: states, numbers: [1]).tag(0)
        Text("other").tag(1)
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `a tab that does not show has no focus, also while it fades, and has it again when it does`(
    animation: Animation?
  ) {
    let host = ViewHost(
      ProbeView(probe) { _, _, isOther in Tabs(states: states, tab: isOther ? 1 : 0) })
    host.key(.tab)
    #expect(states.field?.wrappedValue == 1)
    host.animate(animation) { probe.flag = true }
    #expect(host.graph.focus.focused == nil)
    #expect(states.field?.wrappedValue == nil)
    withAnimation(animation) { probe.flag = false }
    host.run(for: 2)
    #expect(states.field?.wrappedValue == 1)
  }
}
