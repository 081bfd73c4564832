import Foundation
import Testing

@testable import TermAnim

/// Layout that begins where sizes do not depend on what is inside, beside layout of everything.
@MainActor
struct HeldLayoutFuzz {
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
    Fuzz.rounds(130) { dice in
      let tree = FuzzDice(seed: dice.random.next())
      let (held, whole) = (
        LivingShow(tree, hasTransitions: false), LivingShow(tree, hasTransitions: false)
      )
      guard !held.values.isEmpty else { return nil }
      for frame in 0..<12 {
        tell(whole.root)
        let change = held.change(&dice)
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
      let held = LivingShow(tree, hasTransitions: true)
      guard !held.values.isEmpty else { return nil }
      held.live(&dice)
      let fresh = LivingShow(tree, hasTransitions: true, steps: held.values.map(\.step))
      return held.list == fresh.list ? nil : "it comes to rest elsewhere"
    }
  }
}

/// A container of any layout.
@MainActor
private protocol Containing {
  var items: [ContainerItem] { get }
}

extension ContainerElement: Containing {}
