/// Whether a window of a Mac has the focus.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key
  case active
  case inactive
}

extension EnvironmentValues {
  /// Whether the window has the focus; always, unless somebody says otherwise.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// Whether the window looks as if it had the focus; always, unless somebody says otherwise.
  @Entry public var appearsActive: Bool = true
}
