/// Shows the settings of the app in front of its windows.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let desk: WindowDesk?

  /// Does nothing where the app has no `Settings`.
  public func callAsFunction() {
    desk?.openSettings()
  }
}

extension EnvironmentValues {
  /// Shows the settings of the app.
  @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(desk: windowDesk) }
}
