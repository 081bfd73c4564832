public import Foundation

/// One or several taps, with the place of the last one.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps are waited for; fewer than 1 count as 1.
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  /// Says of taps that have been made whether they are meant; nil is always.
  private var isMeant: ((Value) -> Bool)?

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  nonisolated init(
    count: Int, coordinateSpace: CoordinateSpace, isMeant: @escaping (Value) -> Bool
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace)
    self.isMeant = isMeant
  }

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    let value = value(in: context)
    let isMeant = isMeant.map { isMeant in { isMeant(value($0)) } }
    return MapRecognizer(
      TapRecognizer(count: count, in: context, isMeant: isMeant), transform: value)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<GestureEvent, Value>,
      let base = recognizer.base as? TapRecognizer
    else { return }
    base.count = count
    recognizer.transform = value(in: base.context)
  }

  @MainActor
  private func value(in context: GestureContext) -> (GestureEvent) -> Value {
    { event in Value(location: context.location(of: event, in: coordinateSpace)) }
  }
}
