/// The views for the elements of a collection, each of which is described when it is asked for.
struct ForEachRows<ID, Content> {
  let count: Int
  /// What tells the view at a place, counted from 0, from the others.
  let id: (_ place: Int) -> ID
  /// The view at a place.
  let row: (_ place: Int) -> ForEachRow<ID, Content>
}
