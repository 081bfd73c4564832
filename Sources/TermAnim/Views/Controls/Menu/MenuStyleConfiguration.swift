/// What a style makes a menu of.
public struct MenuStyleConfiguration {
  /// What is pressed to open the menu.
  public struct Label {
    let view: AnyView
  }

  /// The lines of the menu.
  public struct Content {
    let view: LazyPanel<AnyView>
  }

  /// What is pressed to open the menu.
  public let label: Label
  /// The lines of the menu.
  public let content: Content
  /// What pressing the label does in place of opening the menu; nil for a menu without such an
  /// action.
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  public var body: some View { view }
}
