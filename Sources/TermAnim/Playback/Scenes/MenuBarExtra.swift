/// A menu in the menu bar of a Mac; a terminal shows the app itself, or else the menu.
public struct MenuBarExtra<Label: View, Content: View>: RootScene {
  private let content: Content

  /// A menu of `content`; a terminal has no place for its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// The same; a terminal neither shows the label nor takes it away.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  var root: AnyView { AnyView(content) }

  static var alwaysGivesWay: Bool { true }
}

extension MenuBarExtra where Label == Text {
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }
}

extension MenuBarExtra where Label == TermAnim.Label<Text, Image> {
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(title, systemImage: systemImage) }
  }

  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }

  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(title, image: image) }
  }
}
