import Foundation

/// What is done with rows of lists that are held, pressed twice, or pressed by Return.
struct RowMenu {
  /// Whether a tag is of the type that it is for.
  let takes: (AnyHashable) -> Bool
  /// Whether there is a menu for the rows with some tags.
  let hasLines: (_ tags: Set<AnyHashable>) -> Bool
  /// Opens the menu for the rows with some tags beside a frame in the space of the rows.
  let open: (_ tags: Set<AnyHashable>, _ frame: CGRect) -> Void
  /// Nil is nothing.
  let primaryAction: ((_ tags: Set<AnyHashable>) -> Void)?

  /// The name of the coordinate space of the rows.
  enum Space: Hashable {
    case rows
  }
}

extension EnvironmentValues {
  /// What is done with the rows of lists besides choosing them.
  @Entry var rowMenu: RowMenu?
}
