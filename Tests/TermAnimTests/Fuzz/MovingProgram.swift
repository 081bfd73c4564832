@testable import TermAnim

/// A program of views that move, in which each digit makes a change, and what it completes another.
final class MovingProgram: Playable {
  private let changes: [MovingChange]
  private let values: [LivingValue]
  let root: AnyView

  init(_ dice: FuzzDice, _ changes: [MovingChange]) {
    var views = MovingViews(dice)
    root = views.view()
    (values, self.changes) = (views.values, changes)
  }

  func press(_ stroke: KeyStroke) -> Bool {
    guard case .character(let digit) = stroke.key, let place = digit.wholeNumberValue,
      changes.indices.contains(place)
    else { return false }
    let change = changes[place]
    change.make(in: values) { [values] told in
      let value = values[(told.count + place) % values.count]
      withAnimation(change.other) { value.step = (value.step + 3) % LivingValue.count }
    }
    return true
  }
}
