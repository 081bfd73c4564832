import Foundation

/// A change to how something is drawn that leaves layout alone.
protocol DrawingEffect: Animatable {
  /// Whether the effect depends on where the content is.
  static var usesFrame: Bool { get }

  /// Whether the content finds itself where it is drawn, rather than where layout has put it.
  static var movesSpaces: Bool { get }

  /// Whether the effect does nothing but move its content, which then has a space of its own that
  /// begins at the corner of the frame; the same for all values that one element has.
  var makesSpace: Bool { get }

  /// What `contents` look like with the effect; `frame` is that of the content at the moment, zero
  /// when the effect does not use it.
  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command]

  /// Where the content is moved; nil leaves it in its place.
  func transform(in frame: CGRect) -> ProjectionTransform?

  /// Whether the content can be seen, and pressed, at `point` of its own space.
  func shows(_ point: CGPoint, in frame: CGRect) -> Bool

  /// Whether the effect itself is at `point` of the content's space, and keeps that from what is
  /// behind.
  func covers(_ point: CGPoint, in frame: CGRect) -> Bool

  /// Whether keys may be meant for the content.
  var takesKeys: Bool { get }

  /// Whether nothing is seen of the content, so that keys lead the focus past it.
  var isClear: Bool { get }
}

extension DrawingEffect {
  static var usesFrame: Bool { false }

  static var movesSpaces: Bool { true }

  var makesSpace: Bool { false }

  func transform(in frame: CGRect) -> ProjectionTransform? { nil }

  func shows(_ point: CGPoint, in frame: CGRect) -> Bool { true }

  func covers(_ point: CGPoint, in frame: CGRect) -> Bool { false }

  var takesKeys: Bool { true }

  var isClear: Bool { false }

  /// `contents` where `transform(in:)` moves them.
  func moved(_ contents: [DisplayList.Command], in frame: CGRect) -> [DisplayList.Command] {
    guard !contents.isEmpty, let transform = transform(in: frame) else { return contents }
    return [.layer(Layer(transform: transform, contents: DisplayList(contents)))]
  }
}

extension ProjectionTransform? {
  /// The point that is moved to `point`; nil when there is none.
  func source(of point: CGPoint) -> CGPoint? {
    guard var transform = self else { return point }
    return transform.invert() ? point.applying(transform) : nil
  }
}
