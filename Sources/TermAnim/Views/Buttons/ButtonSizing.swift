/// How wide buttons with a plate are.
public struct ButtonSizing: Hashable, Sendable {
  /// Whether the plate takes all the width there is.
  let isFlexible: Bool

  /// As wide as the label.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// As wide as the label.
  public static let fitted = ButtonSizing(isFlexible: false)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)
}

extension EnvironmentValues {
  @Entry var buttonSizing: ButtonSizing = .automatic
}

extension View {
  /// Says how wide the buttons of the view are that have a plate.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
