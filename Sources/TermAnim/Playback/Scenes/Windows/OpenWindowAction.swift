/// Opens a window of the app in front of the one that is shown.
///
/// A terminal shows one window at a time, and Esc closes the one in front. Of a `Window`, and of a
/// group for one value, there is one window, which comes to the front as those before it are
/// closed. Nothing happens where the scenes of the app have no such window; what a scene of one's
/// own is made of does not count.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let desk: WindowDesk?

  /// Opens a window by the name of its scene.
  public func callAsFunction(id: String) {
    desk?.open(id: id)
  }

  /// Opens a window of the group that is for values of the type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    desk?.open(value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Opens a window of the group of that name for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    desk?.open(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

extension EnvironmentValues {
  /// Opens another window of the app.
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(desk: windowDesk) }

  /// Whether the app has windows besides the one that it begins with.
  public var supportsMultipleWindows: Bool { windowDesk != nil }
}
