/// A property whose value is kept under a name.
protocol StoredItemHolder {
  var item: StoredItem { get }
}

extension StoredItem {
  /// The places of the values that an object shows, those of its superclasses included.
  static func all(in mirror: Mirror) -> [StoredItem] {
    let inherited = mirror.superclassMirror.map(all) ?? []
    return inherited + mirror.children.compactMap { ($0.value as? any StoredItemHolder)?.item }
  }
}
