extension ForEach where Content: View {
  /// Lets things be dropped between the rows that are there as data of one of the types.
  ///
  /// `action` is told how many rows are before the place, that above or below the middle of a row,
  /// and what has been dropped, always one thing. Where there are no rows nothing can be dropped.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach<Data, ID, some View> {
    let places = RowPlaces(self)
    return mapRows { id, content in
      let insertion = RowInsertion { payload in
        supportedContentTypes.contains(where: NSItemProvider(of: payload).has)
      } insert: { payload, isBelow in
        guard let index = places.index(of: id) else { return false }
        action(isBelow ? index + 1 : index, [NSItemProvider(of: payload)])
        return true
      }
      return content.modifier(WholeRow(modifier: insertion))
    }
  }

  /// The same, with the names of the types.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach<Data, ID, some View> {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(anyNamed: $0) }, perform: action)
  }

  /// Lets values of a type be dropped between the rows.
  ///
  /// `action` is told what has been dropped, always one value, and how many rows are before the
  /// place, that above or below the middle of a row. Where there are no rows nothing can be
  /// dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> ForEach<Data, ID, some View> {
    let places = RowPlaces(self)
    return mapRows { id, content in
      let insertion = RowInsertion { payload in
        payload.canBecome(T.self)
      } insert: { payload, isBelow in
        guard let index = places.index(of: id), let value = payload.converted(to: T.self)
        else { return false }
        action([value], isBelow ? index + 1 : index)
        return true
      }
      return content.modifier(WholeRow(modifier: insertion))
    }
  }
}
