extension Text {
  /// How the side is found on which lines of a text begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

extension View {
  /// The view as it is: the sides of a text are always those of the layout.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    self
  }
}
