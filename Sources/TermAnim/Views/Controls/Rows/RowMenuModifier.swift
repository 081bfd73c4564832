import Foundation

extension View {
  /// Opens a menu where a row of the lists inside, with a selection of that type, is clicked with
  /// the second button, and beside the row when it has the focus while Shift-F10 is pressed, or is
  /// held for half a second; a row pressed twice, or by Return, is what `primaryAction` is for.
  ///
  /// Both are given what is chosen if the row is, and otherwise the row alone. Where there is no
  /// row no menu opens, so that the set is never empty, and neither does one without lines.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// The modifier of `contextMenu(forSelectionType:)`.
nonisolated struct RowMenuModifier<Item: Hashable, MenuContent: View>: ViewModifier {
  let menu: (Set<Item>) -> MenuContent
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var isOpen = false
  /// What the menu was opened for last; kept for the time in which it is seen leaving.
  @State private var items: Set<Item> = []
  @State private var frame = CGRect.zero

  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.rowMenu, rowMenu)
      .coordinateSpace(name: RowMenu.Space.rows)
      .modifier(
        PopoverModifier(isPresented: $isOpen, attachment: .rect(.rect(frame))) {
          MenuItems(isOpen: $isOpen, content: menu(items))
        })
  }

  @MainActor
  private var rowMenu: RowMenu {
    RowMenu(
      takes: { !Self.items([$0]).isEmpty },
      hasLines: { !menu(Self.items($0)).isKnownToBeNothing },
      open: { (items, frame, isOpen) = (Self.items($0), $1, true) },
      primaryAction: primaryAction.map { action in { action(Self.items($0)) } })
  }

  /// The rows that tags stand for, but for those of another type.
  private static func items(_ tags: Set<AnyHashable>) -> Set<Item> {
    Set(tags.compactMap(Choice.value(ofType: Item.self)))
  }
}
