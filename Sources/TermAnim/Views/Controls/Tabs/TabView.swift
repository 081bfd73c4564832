import Foundation

/// Views of which one shows, with a bar to choose it, or as pages side by side with a dot for each.
///
/// With the focus, the arrow keys go from one to the next. The bar is hidden while the view that
/// shows says so with `toolbar(.hidden, for: .tabBar)`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var items = PortalHost()
  @State private var tags: [AnyHashable] = []
  @State private var ownIndex = 0
  @State private var drag = 0.0
  @State private var hidesBar = false
  @Environment(\.tabLook) private var look
  @Environment(\.indexViewAppearance) private var indexAppearance
  @Environment(\.tabViewBottomAccessory) private var accessory
  @Environment(\.isOnPanel) private var isOnPanel

  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.content) = (selection, content())
  }
}

extension TabView where Content: TabContent, Content.TabValue == SelectionValue {
  /// Tabs whose values are of the type of the selection.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    (self.selection, self.content) = (selection, content())
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View {
  public var body: some View {
    switch look {
    case .bar:
      VStack(spacing: 0) {
        pages(isPaged: false)
          .modifier(SafeAreaModifier(role: .safe))
        accessoryAboveBar
        if !hidesBar, !UITabBar.appearance().isHidden {
          Segments(
            content: EmptyView(), host: items,
            choice: Choice(selected: AnyHashable(index)) { select($0.base as? Int ?? 0) }
          )
          .comesAndGoes(with: .opacity)
        }
      }
      .modifier(SafeAreaModifier(role: .room(.page)))
      // Nothing is seen through the tabs; panels have a ground, which may be one of the program's.
      .background { if !isOnPanel { Rectangle().fill(.background) } }
      .environment(\.tabItems, items)
    case .pages(let showsDots):
      pages(isPaged: true)
        .clipped()
        .modifier(control(showsDots: showsDots))
        .modifier(PagingModifier(handler: paging))
        .overlay(alignment: .bottom) {
          if showsDots { dots }
        }
    }
  }

  @ViewBuilder private var accessoryAboveBar: some View {
    if let accessory {
      accessory
        .environment(\.tabViewBottomAccessory, nil)
        .environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
  }

  /// Pages whose focus is seen around their dots, or else along their edge.
  private func control(showsDots: Bool) -> ControlModifier<PagingHandler> {
    var control = ControlModifier(handler: paging, focusRingSide: .inside)
    if showsDots {
      control.focusRingSide = .outside
      control.focusRingArea = { [dots] in dots.place(in: $0) }
    }
    return control
  }

  private var dots: PageDots {
    PageDots(count: tags.count, index: index, hasGround: indexAppearance.hasGround)
  }

  private var paging: PagingHandler {
    PagingHandler(index: index, count: tags.count, drag: $drag, select: select)
  }

  private func pages(isPaged: Bool) -> some View {
    TabPages(
      content: content.environment(\.tabBadge, nil).environment(\.tabViewBottomAccessory, nil),
      index: index, isPaged: isPaged,
      position: Double(index) - drag, report: { tags = $0 },
      reportBar: { hidesBar = $0 }
    )
    .fillsRoom()
  }

  private var index: Int {
    guard let selection else { return min(ownIndex, max(tags.count - 1, 0)) }
    let choice = Choice(selection)
    return tags.firstIndex(where: choice.isSelected) ?? 0
  }

  private func select(_ index: Int) {
    guard tags.indices.contains(index) else { return }
    ownIndex = index
    if let selection { Choice(selection).select(tags[index]) }
  }
}
