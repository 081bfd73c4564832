/// Opens a window of the app in the place of the one that the view is in, which comes back as it is
/// closed.
@MainActor @preconcurrency
public struct PushWindowAction {
  let open: OpenWindowAction

  /// Opens a window by the name of its scene.
  public func callAsFunction(id: String) {
    open(id: id)
  }

  /// Opens a window of the group that is for values of the type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(value: value)
  }

  /// Opens a window of the group of that name for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id: id, value: value)
  }
}

extension EnvironmentValues {
  /// Opens a window of the app in the place of another, as all windows of a terminal are opened.
  @MainActor public var pushWindow: PushWindowAction { PushWindowAction(open: openWindow) }
}
