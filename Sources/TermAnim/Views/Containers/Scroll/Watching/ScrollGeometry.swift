public import Foundation

/// Where the window of a scroll view is in its content.
public struct ScrollGeometry: Hashable, Sendable {
  /// The place of the window in the content without its margins, in points.
  ///
  /// At rest at the beginning it is the negative of the insets before the content, and beyond that
  /// while the content gives way.
  public var contentOffset: CGPoint
  /// Of the content without its margins.
  public var contentSize: CGSize
  /// The margins around the content, and the safe areas beside the scroll view that the content
  /// scrolls through.
  public var contentInsets: EdgeInsets
  /// The size of the window, with these safe areas.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The window in the space of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What the insets leave of the window, in the space of the content; never less than nothing.
  public var bounds: CGRect { visibleRect.shrunk(by: contentInsets) }
}
