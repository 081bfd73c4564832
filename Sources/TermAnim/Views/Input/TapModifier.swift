import Foundation

/// The modifier of `onTapGesture`.
nonisolated struct TapModifier: ViewModifier {
  let count: Int
  let coordinateSpace: CoordinateSpace
  let action: (CGPoint) -> Void

  @MainActor
  func body(content: Content) -> some View {
    content.gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
