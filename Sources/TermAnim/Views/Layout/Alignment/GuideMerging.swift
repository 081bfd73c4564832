/// What a container makes of the places that its views have set for a guide.
enum GuideMerging {
  /// Nothing: the guide is where it is by default.
  case none
  /// The one nearest to the origin.
  case least
  /// The one farthest from the origin.
  case greatest
  /// Their mean.
  case mean
}
