public import Foundation

/// A press that is moved.
public struct DragGesture {
  /// Points that the pointer has to move before the drag begins.
  public var minimumDistance: CGFloat
  /// Whose coordinates the values are in.
  public var coordinateSpace: CoordinateSpace
  /// Says of a drag that would begin whether it is one; nil is always.
  var isMeant: ((Value) -> Bool)?

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  nonisolated init(
    minimumDistance: CGFloat, coordinateSpace: CoordinateSpace,
    isMeant: @escaping (Value) -> Bool
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
    self.isMeant = isMeant
  }

  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    DragRecognizer(self, in: context)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? DragRecognizer)?.gesture = self
  }
}
