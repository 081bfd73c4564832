/// The view for an element of a collection.
struct ForEachRow<ID, Content> {
  /// What tells it from the views for other elements.
  let id: ID
  let content: Content
}
