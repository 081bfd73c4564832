import Foundation

/// Growing from, and shrinking to, a share of the size.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  @MainActor
  public static var properties: TransitionProperties { .moving }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // A scale of exactly zero has no inverse; SwiftUI uses this one instead.
    content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-5 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Growing from, and shrinking to, nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Growing from, and shrinking to, `scale` times the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
