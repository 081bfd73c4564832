public import Foundation

/// The size and place of a view, as layout has found them.
///
/// Used on the main thread, as all that is asked of views.
public struct GeometryProxy: @unchecked Sendable {
  /// In points.
  public let size: CGSize
  private let element: Weak<GeometryObserverElement>
  /// For the case that the view is gone.
  private let lastFrame: CGRect

  @MainActor
  init(_ element: GeometryObserverElement) {
    (size, lastFrame, self.element) = (element.frame.size, element.frame, Weak(element))
  }

  /// How far bars reach from the edges of the view that touch them, in points: what
  /// `ignoresSafeArea` would add.
  public var safeAreaInsets: EdgeInsets { onMain { $0.roomBeyond } ?? EdgeInsets() }

  /// The view's frame in a coordinate space, in points; the box around it where it is turned.
  ///
  /// It is where layout puts the view, from the beginning of an animation on, as the effects and
  /// scroll views around show it at the moment; pages and panels on their way are said to have
  /// arrived. Whoever asks is told of each frame in which they move it. So it is in SwiftUI: the
  /// views inside animate towards a place in layout, and effects are animated themselves
  /// (`GeometryEffectTransform` in OpenSwiftUI).
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space, in points; the box around it where it is turned.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    return onMain { $0.watched(.frame(coordinateSpace)) } ?? lastFrame
  }

  /// The bounds of the view that has a named space, in the space of this view; nil without one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    onMain { $0.watched(.bounds(coordinateSpace.name)) }
  }

  /// What an anchor stands for, in the space of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // A function of the anchor's own value, called here and now.
    nonisolated(unsafe) let anchor = anchor
    return onMain { element -> T in
      _ = element.watched(.frame(.global))
      return anchor.value { element.convert(element.localPoint(ofScreen: $0), to: .local) }
    } ?? anchor.value { $0 }
  }

  /// What `ask` finds out of the element; nil when it is gone, too.
  private func onMain<Result>(_ ask: @MainActor (GeometryObserverElement) -> Result?) -> Result? {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = element.object.flatMap(ask) }
    return result
  }
}
