public import Foundation

extension DragGesture {
  /// Where a drag is and how fast it goes, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    public var location: CGPoint
    /// Where the press began.
    public var startLocation: CGPoint
    /// In points a second, over the last tenth of a second.
    public private(set) var velocity: CGSize

    init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      (self.time, self.location) = (time, location)
      (self.startLocation, self.velocity) = (startLocation, velocity)
    }
  }
}

extension DragGesture.Value {
  /// The way from the start to the location.
  public var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }

  /// The axis that the drag has gone further along; the vertical one where it has gone as far along
  /// both.
  var mainAxis: Axis {
    abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
  }

  /// Where the drag would come to rest if it were let go: what a quarter of a second adds at its
  /// present velocity, as in SwiftUI.
  public var predictedEndLocation: CGPoint {
    CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
  }

  /// The way from the start to the predicted end.
  public var predictedEndTranslation: CGSize {
    CGSize(
      width: translation.width + velocity.width / 4,
      height: translation.height + velocity.height / 4)
  }
}
