/// A property whose value is kept under a name.
protocol StoredItemHolder {
  var item: StoredItem { get }
}

extension StoredItem {
  /// The places of the values that an object shows, those of its superclasses included.
  static func all(in mirror: Mirror) -> [StoredItem] {
    let inherited = mirror.superclassMirror.map(all) ?? []
    return inherited + mirror.children.compactMap { item(of: $0.value) }
  }

  /// Whatever else a property is, it is not asked: each question is a search.
  private static func item(of property: Any) -> StoredItem? {
    let storage = TypeFamily(of: AppStorage<Int>.self)
    guard TypeFamily(of: type(of: property)) == storage else { return nil }
    return (property as? any StoredItemHolder)?.item
  }
}
