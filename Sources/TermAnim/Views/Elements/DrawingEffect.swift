import Foundation

/// A change to how something is drawn that leaves layout alone.
protocol DrawingEffect: Animatable {
  /// Whether the effect depends on where the content is.
  static var usesFrame: Bool { get }

  /// What `contents` look like with the effect; `frame` is that of the content at the moment, zero
  /// when the effect does not use it.
  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command]

  /// The point of the content that is shown at `point`; nil when there is none.
  func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint?
}

extension DrawingEffect {
  static var usesFrame: Bool { false }

  func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { point }
}
