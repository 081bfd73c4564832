/// One or several taps, as UIKit tells of them.
public class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  /// Noted and left at that: a terminal has one pointer.
  public var numberOfTouchesRequired = 1

  public override init() {}

  override var gesture: AnyGesture<PointerSample?> {
    AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired, coordinateSpace: .global) {
        [weak self] tap in
        self?.mayBegin(with: PointerSample(restingAt: tap.location)) ?? true
      }
      .map { PointerSample?(PointerSample(restingAt: $0.location)) })
  }

  override var isContinuous: Bool { false }
}
