/// Columns side by side: what there is at the left, perhaps a second column, and what was chosen.
///
/// Where `horizontalSizeClass` is compact, one of them shows at a time: a link in a column, or a
/// choice in a list with at most one, leads to the next, "Back" and Esc to the one before, as does
/// a selection that is set to nil. What is chosen at the beginning leads on at once, unless a
/// binding says which column shows.
///
/// A link in a column puts its page in the place of the next column; in a list with a selection of
/// values of its type, a link to a value chooses that. A column that is hidden keeps its state.
/// Lists in the first column have the style `sidebar` where none is set. The field of a search
/// around the view is in that column.
///
/// A column that asks for no width has three tenths of what there is, from 100 points to 200; the
/// last one has the rest, and keeps 100 points if there are as many.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var sidebarNavigator = Navigator()
  @State private var contentNavigator = Navigator()
  @State private var detailNavigator = Navigator()
  @State private var sidebarWidth = SplitColumnWidth.automatic
  @State private var contentWidth = SplitColumnWidth.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var motion = ColumnMotion()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.searchPlace) private var searchPlace

  nonisolated init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    preferring preferredColumn: Binding<NavigationSplitViewColumn>? = nil, sidebar: Sidebar,
    content: Content, detail: Detail
  ) {
    (self.visibility, self.preferredColumn) = (visibility, preferredColumn)
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
    motion.turn(to: shownColumn, showsOne: isCompact)
    lead(sidebarNavigator, to: hasContent ? contentNavigator : detailNavigator)
    lead(contentNavigator, to: detailNavigator)
    let sidebar = SearchedColumn(place: searchPlace, content: self.sidebar)
      .environment(\.usualListLook, .sidebar)
    return SplitColumns {
      KeptView(isShown: shows(.sidebar), content: column(sidebar, sidebarNavigator, $sidebarWidth))
      if hasContent {
        KeptView(
          isShown: shows(.content), content: column(content, contentNavigator, $contentWidth))
      }
      KeptView(isShown: shows(.detail), content: stack(detail, detailNavigator))
    }
    .environment(\.searchPlace, nil)
    .clipped()
    .preference(key: TakesSearchKey.self, value: searchPlace != nil)
    .onChange(of: sidebarNavigator.hasChoice) { goBack(to: .sidebar, unless: $1) }
    .onChange(of: contentNavigator.hasChoice) { goBack(to: .content, unless: $1) }
    .transformPreference(SplitColumnWidth.Wish.self) { $0 = .automatic }
  }

  /// Whether one column shows at a time.
  private var isCompact: Bool { sizeClass == .compact }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private func shows(_ column: NavigationSplitViewColumn) -> Bool {
    guard !isCompact else { return column == shownColumn }
    return switch (visibility?.wrappedValue ?? .all).columns {
    case .all: true
    case .withoutSidebar: column != .sidebar || !hasContent
    case .detail: column == .detail
    }
  }

  /// The column that shows where only one does.
  private var shownColumn: NavigationSplitViewColumn {
    let column = preferredColumn?.wrappedValue ?? ownColumn
    return column == .content && !hasContent ? .sidebar : column
  }

  // MARK: Going from column to column

  /// Lets what is chosen in a column lead to the next one.
  @MainActor
  private func lead(_ navigator: Navigator, to next: Navigator) {
    let column: NavigationSplitViewColumn = next === detailNavigator ? .detail : .content
    navigator.nextColumn = next
    navigator.isAlone = isCompact
    navigator.leadsAtOnce = preferredColumn == nil && !motion.hasReturned
    navigator.showNextColumn = { [shown] in
      if shown.wrappedValue < column { shown.wrappedValue = column }
    }
  }

  /// The state of `shownColumn`, which holds nothing else of the view.
  private var shown: Binding<NavigationSplitViewColumn> { preferredColumn ?? $ownColumn }

  /// Shows a column again in which what was chosen is not any more.
  @MainActor
  private func goBack(to column: NavigationSplitViewColumn, unless isAnyChosen: Bool) {
    if !isAnyChosen, shown.wrappedValue > column { shown.wrappedValue = column }
  }

  /// Goes back to the column before the one that shows, when it is set to false; nil where none is.
  @MainActor
  private var back: Binding<Bool>? {
    guard isCompact, shownColumn != .sidebar else { return nil }
    let last: NavigationSplitViewColumn =
      shownColumn == .detail && hasContent ? .content : .sidebar
    return Binding {
      true
    } set: { [shown] isPresented in
      if !isPresented { shown.wrappedValue = last }
    }
  }

  // MARK: Columns

  @MainActor
  private func column<Column: View>(
    _ column: Column, _ navigator: Navigator, _ width: Binding<SplitColumnWidth>
  ) -> some View {
    HStack(spacing: 0) {
      stack(column, navigator)
        .onPreferenceChange(SplitColumnWidth.Wish.self) { width.wrappedValue = $0 }
        .frame(maxWidth: .infinity)
      if !isCompact {
        Rectangle().fill(ControlColor.separator).frame(width: SplitColumns.separator)
      }
    }
    .layoutValue(key: SplitColumnWidth.OfColumn.self, value: isCompact ? nil : width.wrappedValue)
    .comesAndGoes(with: transition)
  }

  @MainActor
  private func stack<Column: View>(_ column: Column, _ navigator: Navigator) -> some View {
    NavigationStack(column: column, navigator: navigator)
      .environment(\.columnBack, back)
      .environment(\.columnVisit, motion.turns)
      .comesAndGoes(with: transition)
  }

  private var transition: AnyTransition {
    let transition = AnyTransition(ColumnTransition(motion: motion))
    return isCompact ? transition.animation(Navigator.slide) : transition
  }
}
