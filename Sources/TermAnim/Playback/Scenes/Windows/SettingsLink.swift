/// A button that shows the settings of the app.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button called `Settings…`.
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}

/// What a `SettingsLink` shows by itself.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View {
    Label("Settings\u{2026}", systemImage: "gear")
  }
}
