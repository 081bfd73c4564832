public import Foundation

/// A press that is held for a while and may be moved then, as UIKit tells of it.
public class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  public var minimumPressDuration: TimeInterval = 0.5
  /// Points that the pointer may move before it has been held long enough.
  public var allowableMovement: CGFloat = 10
  /// Noted and left at that: a terminal has one pointer.
  public var numberOfTouchesRequired = 1

  public override init() {}

  override var gesture: AnyGesture<PointerSample?> {
    var press = LongPressGesture(
      minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
    press.isMeant = { [weak self] in
      self?.mayBegin(with: PointerSample(restingAt: $0)) ?? true
    }
    return AnyGesture(
      press.sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .map { value in
          if case .second(_, let drag?) = value { PointerSample(drag) } else { nil }
        })
  }
}
