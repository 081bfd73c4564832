/// What a system does for a program that is not seen.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Has the program look for what is new.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// Tells the program what has become of what it fetches.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Tells the program what has become of what it fetches.
  public static var urlSession: BackgroundTask<String, Void> {
    BackgroundTask(name: "urlSession")
  }
}

extension Scene {
  /// The scene as it is: a program that is not seen does not run, and `action` is never run.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}
