/// A view of UIKit whose looks programs set for all of its kind before they show their views.
///
/// There are no such views here; what is set is noted, and done where a control has a place for it.
///
/// What is set is the process's, as in UIKit, and not a state of views: it is to be set before they
/// are shown, such as when the app is made. Views that are there do not follow a change until
/// something else changes them, and it stays when time is turned back.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// What all views of the kind look like.
  static func appearance() -> Self
}
