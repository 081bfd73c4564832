/// Whether a window of a Mac has the focus.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key
  case active
  case inactive
}

extension EnvironmentValues {
  /// Whether the window has the focus; always, unless somebody says otherwise.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window looks as if it had the focus; always, unless somebody says otherwise.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  private enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
  }
}
