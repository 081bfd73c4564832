public import Foundation

/// Coming from, and going to, a place some way off.
nonisolated public struct OffsetTransition: Transition {
  /// In points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  @MainActor
  public static var properties: TransitionProperties { .placing }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(way: phase.isIdentity ? nil : .by(offset)))
  }
}

extension Transition where Self == OffsetTransition {
  /// Coming from, and going to, `offset` points away.
  public static func offset(_ offset: CGSize) -> Self {
    OffsetTransition(offset)
  }

  /// Coming from, and going to, `x` and `y` points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
