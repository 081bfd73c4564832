import Foundation
import Testing

@testable import TermAnim

/// Layout that begins where sizes do not depend on what is inside, beside layout of everything.
@MainActor
struct HeldLayoutFuzz {
  /// One showing of a tree.
  @MainActor
  private struct Showing {
    let values: [LivingValue]
    let host: ViewHost

    init(_ dice: FuzzDice, hasTransitions: Bool, steps: [Int] = []) {
      var views = LivingViews(dice, hasTransitions: hasTransitions)
      let view = views.view()
      values = views.values
      for (value, step) in zip(values, steps) { value.step = step }
      host = ViewHost(view)
    }

    var root: Element? { host.graph.root?.element }

    var list: DisplayList { host.displayList }

    func change(_ steps: [Int: Int], _ animation: Animation?) {
      withAnimation(animation) {
        for (index, step) in steps.sorted(by: { $0.key < $1.key }) { values[index].step = step }
      }
    }
  }

  /// Lets nothing in `element` hold layout.
  private func tell(_ element: Element?) {
    switch element {
    case let wrapper as WrapperElement:
      wrapper.tellOfContent()
      tell(wrapper.content)
      if let secondary = wrapper as? SecondaryElement { tell(secondary.secondary) }
    case let container as any Containing:
      for item in container.items { tell(item.shown) }
    case let fitting as ViewThatFitsElement:
      for candidate in fitting.candidates { tell(candidate) }
    default: break
    }
  }

  @Test func `what changes is at each moment where layout of everything puts it`() {
    Fuzz.rounds(60) { dice in
      let tree = FuzzDice(seed: dice.random.next())
      let (held, whole) = (
        Showing(tree, hasTransitions: false), Showing(tree, hasTransitions: false)
      )
      guard !held.values.isEmpty else { return nil }
      for frame in 0..<12 {
        tell(whole.root)
        let change = change(of: held, &dice)
        let seconds = dice.pick([0, 0.05, 0.15])
        for showing in [held, whole] {
          showing.change(change.steps, change.animation)
          showing.host.advance(by: seconds)
        }
        if held.list != whole.list { return "frame \(frame) differs" }
      }
      return nil
    }
  }

  @Test func `what changes, comes and goes comes to rest where it is when it has been so`() {
    Fuzz.rounds(60) { dice in
      let tree = FuzzDice(seed: dice.random.next())
      let held = Showing(tree, hasTransitions: true)
      guard !held.values.isEmpty else { return nil }
      for _ in 0..<12 {
        let change = change(of: held, &dice)
        held.change(change.steps, change.animation)
        held.host.advance(by: dice.pick([0, 0.05, 0.15]))
      }
      for _ in 0..<40 { held.host.advance(by: 0.2) }
      let fresh = Showing(tree, hasTransitions: true, steps: held.values.map(\.step))
      return held.list == fresh.list ? nil : "it comes to rest elsewhere"
    }
  }

  /// Other values for some of what a tree follows; none as often as not.
  private func change(
    of showing: Showing, _ dice: inout FuzzDice
  ) -> (steps: [Int: Int], animation: Animation?) {
    var steps: [Int: Int] = [:]
    for _ in 0..<(dice.chance(2) ? dice.roll(1..<4) : 0) {
      steps[dice.roll(0..<showing.values.count)] = dice.roll(0..<LivingValue.count)
    }
    return (steps, dice.pick([nil, .linear(duration: 0.3), .spring(duration: 0.4)]))
  }
}

/// A container of any layout.
@MainActor
private protocol Containing {
  var items: [ContainerItem] { get }
}

extension ContainerElement: Containing {}
