@testable import TermAnim

/// One showing of a tree that lives.
@MainActor
struct LivingShow {
  let values: [LivingValue]
  let attendance: Attendance
  let host: ViewHost

  init(_ dice: FuzzDice, hasTransitions: Bool, steps: [Int] = []) {
    var views = LivingViews(dice, hasTransitions: hasTransitions)
    let view = views.view()
    (values, attendance) = (views.values, views.attendance)
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

  /// Other values for some of what the tree follows; none as often as not.
  func change(_ dice: inout FuzzDice) -> (steps: [Int: Int], animation: Animation?) {
    var steps: [Int: Int] = [:]
    for _ in 0..<(dice.chance(2) ? dice.roll(1..<4) : 0) {
      steps[dice.roll(0..<values.count)] = dice.roll(0..<LivingValue.count)
    }
    return (steps, dice.pick([nil, .linear(duration: 0.3), .spring(duration: 0.4)]))
  }

  /// Lets a dozen changes come, some before the one before is over, and then the rest of all.
  func live(_ dice: inout FuzzDice) {
    for _ in 0..<12 {
      let change = change(&dice)
      self.change(change.steps, change.animation)
      host.advance(by: dice.pick([0, 0.05, 0.15]))
    }
    for _ in 0..<40 { host.advance(by: 0.2) }
  }
}
