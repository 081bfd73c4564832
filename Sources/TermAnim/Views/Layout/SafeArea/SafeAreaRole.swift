import Foundation

/// What an element is to the views that look for room beyond a safe area.
enum SafeAreaRole {
  /// It lies where no bar hides it.
  case safe
  /// It holds bars and what lies between them.
  case room(SafeAreaRoom)
  /// It has space around a frame inside it.
  case space(around: CGRect)
  /// What is inside counts its places from the element's own.
  case origin
  /// What is inside has places of its own, which say nothing of those around.
  case otherSpace
}
