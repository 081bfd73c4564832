public import Foundation

/// A press that is held for a while.
///
/// It goes on, with the value true, from the press on, and ends by itself when it was held long
/// enough.
public struct LongPressGesture {
  /// In seconds; 0 or less ends the gesture with the press itself.
  public var minimumDuration: Double
  /// Points that the pointer may move.
  public var maximumDistance: CGFloat
  /// Says of a press at a point of the screen that was held long enough whether it is meant; nil is
  /// always.
  var isMeant: ((CGPoint) -> Bool)?

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Bool> {
    LongPressRecognizer(self)
  }

  func update(_ recognizer: GestureRecognizer<Bool>) {
    (recognizer as? LongPressRecognizer)?.gesture = self
  }
}
