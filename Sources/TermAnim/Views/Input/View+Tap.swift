public import Foundation

extension View {
  /// Runs `action` when the view is pressed and let go `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, coordinateSpace: .local) { _ in action() })
  }

  /// Runs `action` with the place, in points, when the view is pressed and let go `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, coordinateSpace: coordinateSpace, action: action))
  }

  /// Runs `action` with the place, in points, when the view is pressed and let go `count` times.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
