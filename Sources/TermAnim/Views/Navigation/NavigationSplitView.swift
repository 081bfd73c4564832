public import Foundation

/// Columns side by side: what there is at the left, perhaps a second column, and what was chosen.
///
/// A link in a column puts its page in the place of the next column; in a list with a selection of values of
/// its type, a link to a value chooses that. A column that is hidden keeps its state.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var sidebarNavigator = Navigator()
  @State private var contentNavigator = Navigator()
  @State private var detailNavigator = Navigator()

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
    return HStack(spacing: 0) {
      KeptView(isShown: showsSidebar, content: column(sidebar, sidebarNavigator))
      if hasContent {
        KeptView(isShown: showsContent, content: column(content, contentNavigator))
      }
      NavigationStack(column: detail, navigator: detailNavigator)
    }
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
  private func column<Column: View>(_ column: Column, _ navigator: Navigator) -> some View {
    HStack(spacing: 0) {
      NavigationStack(column: column, navigator: navigator)
        .frame(width: 100)
      Rectangle().fill(ControlColor.separator).frame(width: 4)
    }
    .comesAndGoes(with: .move(edge: .leading))
  }
}

extension View {
  /// The view as it is: columns have one width.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// The view as it is: columns have one width.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}
