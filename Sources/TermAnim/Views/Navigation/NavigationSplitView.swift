public import Foundation

/// Columns side by side: what there is at the left, perhaps a second column, and what was chosen.
///
/// A column that is hidden keeps its state.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

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
    HStack(spacing: 0) {
      KeptView(isShown: showsSidebar, content: column(sidebar))
      if hasContent { KeptView(isShown: showsContent, content: column(content)) }
      NavigationStack { detail }
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
  private func column<Column: View>(_ column: Column) -> some View {
    HStack(spacing: 0) {
      NavigationStack { column }
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
