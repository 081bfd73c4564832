/// A view of UIKit whose looks programs set for all of its kind before they show their views.
///
/// There are no such views here; what is set is noted, and done where a control has a place for it.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// What all views of the kind look like.
  static func appearance() -> Self
}
