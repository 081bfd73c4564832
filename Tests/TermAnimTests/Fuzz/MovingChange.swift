import Foundation

@testable import TermAnim

/// A change of what moves, at a moment in ticks.
struct MovingChange {
  /// How the change is made.
  enum Kind: CaseIterable {
    case animated, plain, nested, disabling
  }

  /// Ticks in a second, which frames of many rates begin at.
  static let ticks = 4200

  let place: Int
  let tick: Int
  let kind: Kind
  /// Places among the values, and what these become.
  let steps: [(value: Int, step: Int)]
  let animation: Animation?
  let other: Animation

  /// Some changes one after the other, with no more than a few animations.
  @MainActor
  static func several(_ dice: inout FuzzDice) -> [MovingChange] {
    let animations = (0..<2).map { _ in dice.animation() }
    var tick = 0
    return (0..<dice.roll(1..<6)).map { place in
      defer { tick += dice.pick([0, 42, 70, 420, 1260, 3234, 6300]) }
      return MovingChange(
        place: place, tick: tick, kind: dice.pick(Kind.allCases),
        steps: (0..<dice.roll(1..<4)).map { _ in
          (dice.roll(0..<100), dice.roll(0..<LivingValue.count))
        },
        animation: dice.chance(6) ? nil : dice.pick(animations), other: dice.pick(animations))
    }
  }

  /// Makes the change, and notes in `told` which completions come.
  @MainActor
  func make(in values: [LivingValue], telling told: @escaping (String) -> Void) {
    guard !values.isEmpty else { return }
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = kind == .disabling
    transaction.addAnimationCompletion { [place] in told("complete \(place)") }
    transaction.addAnimationCompletion(criteria: .removed) { [place] in told("over \(place)") }
    switch kind {
    case .animated, .disabling: withTransaction(transaction) { set(values) }
    case .plain: set(values)
    case .nested:
      withTransaction(transaction) {
        set(values)
        withAnimation(other) { values[steps[0].value % values.count].step = tick % 7 }
      }
    }
  }

  @MainActor
  private func set(_ values: [LivingValue]) {
    for (value, step) in steps { values[value % values.count].step = step }
  }
}
