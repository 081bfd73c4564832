/// What an option looks like.
enum OptionLook: Hashable, Sendable {
  /// A row of a list, with a line below and a ground when it is chosen.
  case row
  /// A line of a menu, with a mark when it is chosen.
  case menuItem
}
