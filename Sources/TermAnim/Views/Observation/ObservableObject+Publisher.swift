public import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells of changes of the object before they happen: by itself for properties with
  /// `@Published` or `@AppStorage`, and whenever the object calls `objectWillChange.send()`.
  ///
  /// OpenCombine looks for the publisher in the published properties each time, and for an object
  /// without any it makes another one, so that what such an object sends would reach nobody.
  public var objectWillChange: ObservableObjectPublisher {
    if let known = ObjectPublishers.shared.publisher(of: self) { return known }
    let stand = PublishedProperties(of: self)
    return ObjectPublishers.shared.publisher(
      of: self, or: stand.OpenCombine::objectWillChange,
      telling: StoredItem.all(in: stand.customMirror))
  }
}

/// Stands in for an object: looks like it from inside, and has no publisher but OpenCombine's.
private final class PublishedProperties: ObservableObject, CustomReflectable {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  let customMirror: Mirror

  init(of object: AnyObject) {
    customMirror = Mirror(reflecting: object)
  }
}
