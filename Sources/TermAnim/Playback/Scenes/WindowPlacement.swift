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

/// What is in a window that is about to be placed; there is none in a terminal.
public struct WindowLayoutRoot {
  /// The size that the content chooses for what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What is around a window that is about to be placed; there is none in a terminal.
public struct WindowPlacementContext {
  public let defaultDisplay: DisplayProxy
  public let windows: [WindowProxy]
}

/// A screen on which windows are placed; there is none in a terminal.
public struct DisplayProxy: Equatable {
  /// In points.
  public let bounds: CGRect
  public let safeAreaInsets: EdgeInsets
  /// What is left of the bounds for windows.
  public let visibleRect: CGRect
}

/// A window that is open while others are placed; there is none in a terminal.
public struct WindowProxy {
  public let id: String?
  public let phase: ScenePhase
}

/// How large a window is when somebody has it as large as it should be; of no effect.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
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
