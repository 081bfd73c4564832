public import Foundation

/// A screen on which windows are placed; there is none in a terminal.
public struct DisplayProxy: Equatable {
  /// In points.
  public let bounds: CGRect
  public let safeAreaInsets: EdgeInsets
  /// What is left of the bounds for windows.
  public let visibleRect: CGRect
}
