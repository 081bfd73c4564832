/// Closes windows of the app, with those in front of them.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let desk: WindowDesk?
  let own: DismissAction

  /// Closes the window that the view is in, unless the app began with it; in a sheet, that.
  public func callAsFunction() {
    own()
  }

  /// Closes the windows of the scene of that name.
  public func callAsFunction(id: String) {
    desk?.close(id: id)
  }

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    desk?.close(value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Closes the window for a value, of the group of that name.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    desk?.close(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

extension EnvironmentValues {
  /// Closes windows of the app.
  @MainActor public var dismissWindow: DismissWindowAction {
    DismissWindowAction(desk: windowDesk, own: dismiss)
  }
}
