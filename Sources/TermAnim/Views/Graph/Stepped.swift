/// Something that is stepped in every frame, of whatever type it is.
@MainActor
class Stepped {
  /// Whether nothing else holds what is stepped, as its view is gone.
  var isGone: Bool { false }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool { false }
}
