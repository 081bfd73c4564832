/// What a view is in a menu.
enum MenuRole {
  /// Something to be pressed, or several such things.
  case line
  case divider
}
