/// What a `SettingsLink` shows by itself.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View {
    Label("Settings\u{2026}", systemImage: "gear")
  }
}
