public import Foundation

/// The wheel turned with Alt held, which stands for two fingers that are turned.
///
/// A notch towards the user is 5 degrees clockwise. The gesture ends when the wheel has rested for
/// a quarter of a second.
public struct RotateGesture {
  /// How far a rotation has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// From the start, clockwise.
    public var rotation: Angle
    /// The angle of a second.
    public var velocity: Angle
    /// Where in the view the gesture began, from (0, 0) at the top left to (1, 1).
    public var startAnchor: UnitPoint
    /// Where in the view the gesture began, in points.
    public var startLocation: CGPoint
  }

  /// How far the rotation has to come for the gesture to begin.
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    WheelRecognizer(.option, in: context, threshold: threshold, transform: Self.value)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? WheelRecognizer<Value>)?.threshold = threshold
  }

  private static let degreesPerPoint = 5 / WheelTurn.notch

  private var threshold: CGFloat { minimumAngleDelta.degrees / Self.degreesPerPoint }

  private static func value(of turn: WheelTurn) -> Value {
    Value(
      time: turn.date, rotation: .degrees(turn.distance * degreesPerPoint),
      velocity: .degrees(turn.velocity * degreesPerPoint),
      startAnchor: turn.startAnchor, startLocation: turn.startLocation)
  }
}
