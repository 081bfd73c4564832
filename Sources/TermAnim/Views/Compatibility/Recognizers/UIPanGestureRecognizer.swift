public import Foundation

/// A press that is moved, as UIKit tells of it.
public class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Noted and left at that: a terminal has one pointer.
  public var minimumNumberOfTouches = 1
  /// Noted and left at that: a terminal has one pointer.
  public var maximumNumberOfTouches = Int.max

  private var offset = CGPoint.zero

  public override init() {}

  /// How far the pointer has gone since it was pressed, or since a translation was set, in points.
  public func translation(in view: UIView?) -> CGPoint {
    let way = trace.sample.translation
    return CGPoint(x: way.x + offset.x, y: way.y + offset.y)
  }

  /// Makes `translation` how far the pointer has gone.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = trace.sample.translation
    offset = CGPoint(x: translation.x - way.x, y: translation.y - way.y)
  }

  /// How fast the pointer goes, in points a second.
  public func velocity(in view: UIView?) -> CGPoint { trace.sample.velocity }

  override var gesture: AnyGesture<PointerSample?> {
    AnyGesture(
      DragGesture(minimumDistance: 10, coordinateSpace: .global) { [weak self] drag in
        self?.offset = .zero
        return self?.mayBegin(with: PointerSample(drag)) ?? true
      }
      .map { PointerSample?(PointerSample($0)) })
  }
}
