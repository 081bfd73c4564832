/// What makes a row of a list the one at which Tab stops, the least first.
enum ListEntry: Comparable {
  case nothing
  case isChosen
  /// The row is chosen by those who move the focus, which therefore is there.
  case isChosenByFocus
}
