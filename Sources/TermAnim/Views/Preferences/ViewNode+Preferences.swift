extension ViewNode {
  /// What the views of the subtree say under `key`; nil when none says anything.
  ///
  /// O(size of the subtree).
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var reduction = PreferenceReduction<Key>()
    addPreferences(of: key, to: &reduction)
    return reduction.value
  }
}
