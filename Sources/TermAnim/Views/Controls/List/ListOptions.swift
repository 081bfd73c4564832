public import Foundation

/// What lists have been asked for besides their style.
struct ListOptions: Equatable {
  /// Between rows, in points.
  var rowSpacing: CGFloat = 0
  /// Between sections, in points.
  var sectionSpacing: CGFloat = 0
  var background = Visibility.automatic
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points.
  let length: CGFloat

  /// The usual distance: none, as headers tell sections apart.
  public static let `default` = ListSectionSpacing(length: 0)

  /// A small distance.
  public static let compact = ListSectionSpacing(length: 0)

  /// A distance in points; what is negative or NaN is none.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing > 0 ? spacing : 0)
  }
}

extension EnvironmentValues {
  var listOptions: ListOptions {
    get { self[ListOptionsKey.self] }
    set { self[ListOptionsKey.self] = newValue }
  }

  private enum ListOptionsKey: EnvironmentKey {
    static var defaultValue: ListOptions { ListOptions() }
  }
}

extension View {
  /// Puts `spacing` points between the rows of the lists inside; nil, what is negative and NaN are none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listOptions) { $0.rowSpacing = max(0, spacing ?? 0) }
  }

  /// Puts a distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listOptions) { $0.sectionSpacing = spacing.length }
  }

  /// Puts `spacing` points between the sections of the lists inside; what is negative or NaN is none.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the ground that lists, forms and text editors inside have of their own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listOptions) { $0.background = visibility }
  }
}
