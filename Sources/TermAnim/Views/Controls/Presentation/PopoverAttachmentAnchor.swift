public import Foundation

/// What a popover is attached to; it is put below that, or above it where there is more room.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view: all of it, or one in its own space, in points.
  case rect(Anchor<CGRect>.Source)
  /// A point, as a share of the view's size.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// The part of a view with a frame that is attached to, where `move` takes it: the box around it.
  func place(in frame: CGRect, moving move: (CGPoint) -> CGPoint) -> CGRect {
    switch self {
    case .rect(let source):
      return source.anchor(in: frame, moving: move).value { $0 }
    case .point(let point):
      return CGRect(origin: move(point.point(in: frame)), size: .zero)
    }
  }
}
