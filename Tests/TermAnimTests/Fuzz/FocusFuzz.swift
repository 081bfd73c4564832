import Foundation
import Testing

@testable import TermAnim

/// The keyboard focus among fields that come, go, move and are covered.
@MainActor
struct FocusFuzz {
  @Test(arguments: FocusForm.Kind.allCases)
  func `focus states name what has the focus, which stays with a field that stays`(
    kind: FocusForm.Kind
  ) {
    Fuzz.rounds(25) { dice in
      let model = FocusForm.Model()
      let host = ViewHost(FocusForm(kind: kind, model: model))
      for step in 0..<14 {
        let (field, isOpen) = (model.field?.wrappedValue, !model.isSheet)
        let animation: Animation? = dice.pick([nil, .linear(duration: 0.3)])
        let mayMove = withAnimation(animation) { act(&dice, on: model, of: kind, host) }
        host.settle()
        if dice.chance(2) { host.advance(by: dice.pick([0.1, 0.5])) }
        if let fault = fault(model, kind, host.graph.focus.focused) {
          return "\(kind), step \(step): \(fault)"
        }
        let isSettled = !mayMove && isOpen && !model.isSheet && kind != .places
        if isSettled, let field, model.fields.contains(field), model.disabled != field,
          model.field?.wrappedValue != field
        {
          return "\(kind), step \(step): \(field) has lost the focus"
        }
      }
      return nil
    }
  }

  /// Changes something, and says whether that may take the focus from a field that stays.
  private func act(
    _ dice: inout FuzzDice, on model: FocusForm.Model, of kind: FocusForm.Kind, _ host: ViewHost
  ) -> Bool {
    switch dice.roll(0..<10) {
    case 0, 1: model.fields.shuffle(using: &dice.random)
    case 2: model.fields = (0..<4).filter { _ in !dice.chance(3) }
    case 3: model.disabled = dice.pick([nil, 0, 1, 2, 3])
    case 4: if dice.chance(2) { model.isSheet.toggle() }
    case 5:
      model.isOther.toggle()
      return true
    case 6:
      model.identity += 1
      return true
    case 7:
      model.count = dice.roll(0..<3)
      return true
    case 8: return want(&dice, on: model, of: kind)
    default: return host.key(.tab)
    }
    return kind == .subviews
  }

  /// Sets the focus state to a field that can have the focus.
  private func want(
    _ dice: inout FuzzDice, on model: FocusForm.Model, of kind: FocusForm.Kind
  ) -> Bool {
    let able = model.fields.filter { $0 != model.disabled }
    guard !able.isEmpty, !model.isSheet, ![.subviews, .groups, .pages, .tabs].contains(kind) else {
      return false
    }
    model.field?.wrappedValue = dice.pick(able)
    return true
  }

  /// What does not fit together of the states and what has the focus.
  private func fault(
    _ model: FocusForm.Model, _ kind: FocusForm.Kind, _ focused: FocusableElement?
  ) -> String? {
    let chain = sequence(first: focused as Element?) { $0?.parent }
    let ties = chain.compactMap { ($0 as? FocusTieElement)?.tie as? TypedFocusTie<Int?> }
    if focused?.canBeFocused == false { return "something has the focus that cannot" }
    if model.field?.wrappedValue != ties.first?.value { return "the state names another field" }
    if model.seen != ties.first?.value { return "the body has seen another field" }
    if kind == .flag, model.isAny?.wrappedValue != !ties.isEmpty { return "the flag is wrong" }
    return nil
  }
}
