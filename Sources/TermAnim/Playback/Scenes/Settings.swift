/// The window of a Mac with the settings of the app; a terminal shows the app itself, or else them.
public struct Settings<Content: View>: RootScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var root: AnyView { AnyView(content) }

  var windows: [WindowSource] {
    [WindowSource(isSettings: true, isSingle: true) { _ in root }]
  }

  static var alwaysGivesWay: Bool { true }
}
