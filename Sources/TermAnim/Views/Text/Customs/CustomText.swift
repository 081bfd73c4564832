/// A value whose text depends on where it is shown.
protocol CustomText: Equatable {
  /// The text in the customs of an environment; nil where these say nothing of it.
  func text(in customs: TextCustoms) -> String?
}
