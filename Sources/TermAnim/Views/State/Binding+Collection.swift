extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }

  public var endIndex: Value.Index { wrappedValue.endIndex }

  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// A binding to the element at `position`.
  ///
  /// An element with an identity is the same one wherever it moves. Once it is gone, it reads as it
  /// was and cannot be changed; one without an identity is gone when its place is.
  ///
  /// - Precondition: there is an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    part(
      ElementLocation(location, wrappedValue[position], at: position) { element in
        (element as? any Identifiable)?.anyIdentity
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Identifiable {
  fileprivate var anyIdentity: AnyHashable { AnyHashable(id) }
}
