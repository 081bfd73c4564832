/// The place in the tree of an item that shows in the title line.
struct ToolbarEntry<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.toolbarItemChange) private var change
}

extension ToolbarEntry: View {
  var body: some View {
    let part = placement.part
    EmptyView().modifier(
      BarItemModifier(
        part: { Self.host(part, in: $0) }, axis: part.axis,
        item: changed.environment(\.barEdge, part.edge).environment(\.toolbarItemChange, nil)))
  }

  @ViewBuilder private var changed: some View {
    if let change { change(AnyView(content)) } else { content }
  }

  @MainActor
  private static func host(_ part: ToolbarItemPlacement.Part, in bar: NavigationBar) -> PortalHost {
    switch part {
    case .leading: bar.leading
    case .principal: bar.principal
    case .subtitle: bar.subtitles
    case .titleMenu: bar.titleMenu
    case .trailing: bar.trailing
    case .bottom: bar.bottom
    case .keyboard: bar.keyboard
    }
  }
}

extension EnvironmentValues {
  /// The edge of the toolbar that the view is an item of; nil outside of one.
  @Entry var barEdge: VerticalEdge?

  /// Whether the view is an item of a toolbar, where labels are pictures.
  var isInBar: Bool { barEdge != nil }
}
