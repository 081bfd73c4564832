extension ForEach where Content: TableRowContent {
  /// Lets things be dropped between the rows that are there as data of one of the types.
  ///
  /// `action` is told how many elements are before the place, that above or below the middle of a
  /// row, and what has been dropped, always one thing. Where there are no rows nothing can be
  /// dropped.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach<Data, ID, some TableRowContent<Content.TableRowValue>> {
    insertion { payload in
      supportedContentTypes.contains(where: NSItemProvider(of: payload).has)
    } insert: { payload, index in
      action(index, [NSItemProvider(of: payload)])
      return true
    }
  }

  /// Lets values of a type be dropped between the rows.
  ///
  /// `action` is told how many elements are before the place, that above or below the middle of a
  /// row, and what has been dropped, always one value. Where there are no rows nothing can be
  /// dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ForEach<Data, ID, some TableRowContent<Content.TableRowValue>> {
    insertion { payload in
      payload.canBecome(T.self)
    } insert: { payload, index in
      guard let value = payload.converted(to: T.self) else { return false }
      action(index, [value])
      return true
    }
  }

  nonisolated private func insertion(
    accepts: @escaping (any Transferable) -> Bool,
    insert: @escaping (any Transferable, _ index: Int) -> Bool
  ) -> ForEach<Data, ID, ModifiedTableRows<Content>> {
    let (places, id, content) = (RowPlaces(self), id, content)
    return ForEach<Data, ID, ModifiedTableRows<Content>>(
      data: data,
      content: { element in
        let id = id(element)
        let insertion = RowInsertion(accepts: accepts) { payload, isBelow in
          places.index(of: id).map { insert(payload, isBelow ? $0 + 1 : $0) } ?? false
        }
        return ModifiedTableRows(content: content(element)) { row in
          AnyView(row.modifier(WholeRow(modifier: insertion)))
        }
      }, id: id)
  }
}
