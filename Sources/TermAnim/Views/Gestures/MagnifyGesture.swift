public import Foundation

/// The wheel turned with Control held, which stands for two fingers that are spread or pinched.
///
/// A notch away from the user makes things a tenth larger. The gesture ends when the wheel has
/// rested for a quarter of a second.
public struct MagnifyGesture {
  /// How far a magnification has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 is the size at the start.
    public var magnification: CGFloat
    /// How much the magnification grows in a second.
    public var velocity: CGFloat
    /// Where in the view the gesture began, from (0, 0) at the top left to (1, 1).
    public var startAnchor: UnitPoint
    /// Where in the view the gesture began, in points.
    public var startLocation: CGPoint
  }

  /// How far from 1 the magnification has to be for the gesture to begin.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    WheelRecognizer(.control, in: context, threshold: threshold, transform: Self.value)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? WheelRecognizer<Value>)?.threshold = threshold
  }

  /// The logarithm of a magnification grows by this for each point of the wheel.
  private static let logarithmPerPoint = log(1.1) / WheelTurn.notch

  private var threshold: CGFloat {
    log(1 + max(0, minimumScaleDelta)) / Self.logarithmPerPoint
  }

  private static func value(of turn: WheelTurn) -> Value {
    let magnification = exp(-turn.distance * logarithmPerPoint)
    return Value(
      time: turn.date, magnification: magnification,
      velocity: -turn.velocity * logarithmPerPoint * magnification,
      startAnchor: turn.startAnchor, startLocation: turn.startLocation)
  }
}
