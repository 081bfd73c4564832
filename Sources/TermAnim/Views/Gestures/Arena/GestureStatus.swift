/// How far the recognition of a gesture has come.
enum GestureStatus: Hashable, Sendable {
  case possible
  case active
  case ended
  case failed

  /// Whether nothing that happens can change it any more.
  var isOver: Bool { self == .ended || self == .failed }
}
