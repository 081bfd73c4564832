/// How much a row asks to be the one of its list at which Tab stops, the least first.
enum ListEntry: Comparable {
  case ordinary
  case chosen
  /// The row is chosen by those who move the focus, which therefore is there.
  case chosenByFocus
}
