extension EnvironmentValues {
  /// What `buttonRepeatBehavior(_:)` has asked for.
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
  /// Asks for buttons that are pressed again and again while they are held: of no effect but for
  /// what button styles read of it, as the pointer presses once, and a key of a terminal repeats in
  /// any case.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
