import Foundation

extension OptionElement {
  /// What is done with the row besides choosing it; nil is nothing.
  private var menu: RowMenu? {
    guard let menu = environment.rowMenu, modifier.look == .row, isChoosable, let choiceTag,
      menu.takes(choiceTag)
    else { return nil }
    return menu
  }

  /// The menu of a view in the row, which all of the row stands for; nil without one.
  private var contentMenu: SecondaryClickElement? {
    modifier.look == .row ? graph.secondaryClickElement(inside: self) : nil
  }

  /// What opens the menu when the row is held, the same one as long as somebody has it; nil without
  /// a menu, or where `path` leads to one in the row, or to what is held itself.
  func menuHold(within path: ArraySlice<any Pressable>) -> RowHold? {
    let isTaken = path.contains {
      $0.usesHolding || ($0 as? SecondaryClickElement)?.isUseful == true
    }
    guard !isTaken, contentMenu != nil || menu?.hasLines(menuTags) == true else { return nil }
    let hold = hold ?? RowHold(self)
    self.hold = hold
    return hold
  }

  /// What the menu is for: all that is chosen if the row is, and otherwise the row.
  private var menuTags: Set<AnyHashable> {
    if isSelected, let choice = modifier.choice { return choice.selected }
    return Set([choiceTag].compactMap(\.self))
  }

  func secondaryClick(at point: CGPoint?) -> Bool {
    guard isEnabled else { return false }
    if let contentMenu { return contentMenu.secondaryClick(at: point) }
    guard let menu, menu.hasLines(menuTags) else { return false }
    let place = point.map { CGRect(origin: localPoint(ofPointer: $0), size: .zero) } ?? frame
    menu.open(menuTags, convert(place, to: .named(RowMenu.Space.rows)))
    return true
  }

  /// Does what the row is for besides being chosen, and says whether it is for something.
  func performPrimaryAction() -> Bool {
    guard let action = menu?.primaryAction else { return false }
    action(menuTags)
    return true
  }
}
