/// How an animatable view or modifier takes another description of itself.
enum OwnerChange {
  /// It shows it at once; it may be stepped all the same, for the rest of an earlier way.
  case atOnce(isRunning: Bool)
  /// It is on its way there, beginning where it is.
  case onItsWay
}
