/// Columns side by side: what there is at the left, perhaps a second column, and what was chosen.
///
/// A link in a column puts its page in the place of the next column; in a list with a selection of
/// values of its type, a link to a value chooses that. A column that is hidden keeps its state.
/// Lists in the first column have the style `sidebar` where none is set.
///
/// A column that asks for no width has three tenths of what there is, from 100 points to 200; the
/// last one has the rest, and keeps 100 points if there are as many.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var sidebarNavigator = Navigator()
  @State private var contentNavigator = Navigator()
  @State private var detailNavigator = Navigator()
  @State private var sidebarWidth = SplitColumnWidth.automatic
  @State private var contentWidth = SplitColumnWidth.automatic

  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.visibility = visibility
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    sidebarNavigator.nextColumn = hasContent ? contentNavigator : detailNavigator
    contentNavigator.nextColumn = detailNavigator
    let sidebar = sidebar.environment(\.usualListLook, .sidebar)
    return SplitColumns {
      KeptView(isShown: showsSidebar, content: column(sidebar, sidebarNavigator, $sidebarWidth))
      if hasContent {
        KeptView(isShown: showsContent, content: column(content, contentNavigator, $contentWidth))
      }
      NavigationStack(column: detail, navigator: detailNavigator)
    }
    .transformPreference(SplitColumnWidth.Wish.self) { $0 = .automatic }
  }

  private var columns: NavigationSplitViewVisibility.Columns {
    visibility?.wrappedValue.columns ?? .all
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var showsSidebar: Bool {
    columns == .all || (columns == .withoutSidebar && !hasContent)
  }

  private var showsContent: Bool { hasContent && columns != .detail }

  @MainActor
  private func column<Column: View>(
    _ column: Column, _ navigator: Navigator, _ width: Binding<SplitColumnWidth>
  ) -> some View {
    HStack(spacing: 0) {
      NavigationStack(column: column, navigator: navigator)
        .onPreferenceChange(SplitColumnWidth.Wish.self) { width.wrappedValue = $0 }
        .frame(maxWidth: .infinity)
      Rectangle().fill(ControlColor.separator).frame(width: SplitColumns.separator)
    }
    .layoutValue(key: SplitColumnWidth.OfColumn.self, value: width.wrappedValue)
    .comesAndGoes(with: .move(edge: .leading))
  }
}
