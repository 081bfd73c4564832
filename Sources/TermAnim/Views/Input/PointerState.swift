import Foundation

/// What the pointer is doing.
@MainActor
struct PointerState {
  /// What a press that is going on is meant for.
  var pressed: (any Pressable)?
}
