public import Foundation

/// Tells what a recognizer of UIKit knows of the pointer in the coordinates of views, in points.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let context: GestureContext
  let trace: PointerSample.Holder

  /// Where the pointer is in the view that has the gesture.
  public var localLocation: CGPoint { location(in: .local) }

  /// How far the pointer has gone.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// How fast the pointer goes, in points a second.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Where the pointer is in `space`.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: trace.sample.location, to: space)
  }

  /// How far the pointer has gone in `space`.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    way(from: trace.sample.start, to: trace.sample.location, in: space)
  }

  /// How fast the pointer goes in `space`, in points a second.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    let (place, velocity) = (trace.sample.location, trace.sample.velocity)
    return way(
      from: place, to: CGPoint(x: place.x + velocity.x, y: place.y + velocity.y), in: space)
  }

  /// A place of the screen in the view that has the gesture.
  public func convert(globalPoint: CGPoint) -> CGPoint {
    convert(globalPoint: globalPoint, to: .local)
  }

  private func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    context.place(ofScreen: globalPoint, in: space.coordinateSpace)
  }

  private func way(
    from start: CGPoint, to end: CGPoint, in space: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let (start, end) = (
      convert(globalPoint: start, to: space), convert(globalPoint: end, to: space)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
