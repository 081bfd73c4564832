public import Foundation

/// Where a window is, and how large; of no effect in a terminal, which has the size that it has.
public struct WindowPlacement: Hashable, Sendable {
  private let x: CGFloat?
  private let y: CGFloat?
  private let size: CGSize?

  private init(x: CGFloat?, y: CGFloat?, size: CGSize?) {
    (self.x, self.y, self.size) = (x, y, size)
  }

  /// A place as a share of the screen, and a size in points.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(x: position?.x, y: position?.y, size: size)
  }

  /// A place as a share of the screen, and a size in points.
  public init(_ position: UnitPoint? = nil, width: CGFloat?, height: CGFloat?) {
    self.init(position, size: CGSize(width: width ?? 0, height: height ?? 0))
  }

  /// A place and a size in points.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(x: position.x, y: position.y, size: size)
  }

  /// A place and a size in points.
  public init(_ position: CGPoint, width: CGFloat?, height: CGFloat?) {
    self.init(position, size: CGSize(width: width ?? 0, height: height ?? 0))
  }

  /// A place and a size in points.
  public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) {
    self.init(x: .some(x), y: .some(y), size: size)
  }

  /// A place and a size in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat?, height: CGFloat?) {
    self.init(x: x, y: y, size: CGSize(width: width ?? 0, height: height ?? 0))
  }
}

extension Scene {
  /// The scene as it is: a terminal has the size that it has, and `makePlacement` is never called.
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }

  /// The scene as it is: a terminal has the size that it has, and `makePlacement` is never called.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }

  /// The scene as it is: a terminal has the size that it has.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}
