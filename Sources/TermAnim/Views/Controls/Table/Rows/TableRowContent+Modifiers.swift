/// What can be done with rows of tables.
///
/// Each concerns the whole row, from edge to edge; of one that shows and hides others, it alone.
extension TableRowContent {
  /// Opens a menu beside a row when the row is held for half a second.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  /// Opens a menu beside a row when the row is held for half a second; the row itself is seen then,
  /// and no preview of it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    contextMenu(menuItems: menuItems)
  }

  /// Lets a row be dragged, and what `action` makes with it; nil makes nothing.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.itemProvider(action)) }
  }

  /// Lets a row be dragged, and `payload`, which is asked for when the drag begins, with it.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.draggable(payload())) }
  }

  /// Lets values of a type be dropped on a row; `action` is told what has been, always one value.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { row in
      AnyView(
        row.dropDestination(for: T.self) { values, _ in
          action(values)
          return true
        })
    }
  }

  /// Runs `action` with true when the pointer comes over a row and with false when it leaves.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.onHover(perform: action)) }
  }

  /// Keeps rows from being chosen; false leaves alone what something else forbids.
  nonisolated public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.selectionDisabled(isDisabled)) }
  }

  nonisolated private func modified(
    _ modify: @escaping (AnyView) -> AnyView
  ) -> ModifiedTableRows<Self> {
    ModifiedTableRows(content: self) { row in
      AnyView(row.modifier(WholeRow(modifier: TableRowModifier(modify: modify))))
    }
  }
}

/// The modifier of one of them.
nonisolated private struct TableRowModifier: ViewModifier {
  let modify: (AnyView) -> AnyView

  @MainActor
  func body(content: Content) -> some View {
    // The row is held, dragged and pointed at also where nothing is written.
    modify(AnyView(content.contentShape(Rectangle())))
  }
}
