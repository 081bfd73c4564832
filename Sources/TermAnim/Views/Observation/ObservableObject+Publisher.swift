public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells of changes of the object before they happen: by itself for `@Published` properties,
  /// and whenever the object calls `objectWillChange.send()`.
  ///
  /// OpenCombine keeps the publisher in the published properties, and for an object without any it
  /// makes another one each time, so that what such an object sends would reach nobody.
  public var objectWillChange: ObservableObjectPublisher {
    let publisher = self.OpenCombine::objectWillChange
    let isKept = publisher === self.OpenCombine::objectWillChange
    return isKept ? publisher : ObjectPublishers.shared.publisher(of: self, or: publisher)
  }
}
