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

/// The first column of a split view that is searched, with the field above it.
struct SearchedColumn<Content: View>: View {
  /// Nil is a column that is not searched.
  let place: SearchPlace?
  let content: Content

  var body: some View {
    if let place {
      VStack(spacing: 0) {
        PortalView(hosts: [place.head], layout: VStackLayout(spacing: 0))
        content
          .fillsRoom()
          .modifier(PassedByModifier(isActive: place.hasSuggestions))
          .overlay(alignment: .top) {
            PortalView(hosts: [place.suggestions], layout: ZStackLayout())
          }
      }
    } else {
      content
    }
  }
}

/// Whether a view has a place for the field of the search around.
enum TakesSearchKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension EnvironmentValues {
  /// Where a split view shows the field of the search around; nil where there is none.
  @Entry var searchPlace: SearchPlace?
}
