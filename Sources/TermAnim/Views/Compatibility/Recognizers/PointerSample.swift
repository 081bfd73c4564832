import Foundation

/// What a recognizer of UIKit knows of the pointer, in points of the screen.
struct PointerSample: Equatable {
  var location = CGPoint.zero
  var start = CGPoint.zero
  /// In points a second.
  var velocity = CGPoint.zero

  var translation: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }

  /// What was known last.
  ///
  /// A class because a recognizer and the converter that came before it share it.
  @MainActor
  final class Holder {
    var sample = PointerSample()
  }
}

extension PointerSample {
  /// What a drag in the coordinates of the screen tells.
  init(_ drag: DragGesture.Value) {
    self.init(
      location: drag.location, start: drag.startLocation,
      velocity: CGPoint(x: drag.velocity.width, y: drag.velocity.height))
  }

  /// A pointer that rests.
  init(restingAt location: CGPoint) {
    self.init(location: location, start: location)
  }
}
