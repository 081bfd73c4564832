import Observation

/// Where a split view that is searched shows the field: in its first column, and not above all.
///
/// A class because the field belongs to the views around, and the column is below them.
@MainActor @Observable
final class SearchPlace: MadeAnew {
  /// The field, with what narrows the search.
  @ObservationIgnored let head = PortalHost()
  /// What is suggested, which lies on the column.
  @ObservationIgnored let suggestions = PortalHost()
  /// Whether there is any of that.
  var hasSuggestions = false

  nonisolated init() {}
}

extension EnvironmentValues {
  /// Where a split view shows the field of the search around; nil where there is none.
  @Entry var searchPlace: SearchPlace?
}
