public import Foundation

extension EnvironmentValues {
  /// The least height of rows of lists, in points; 0 unless it is set.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// The room between rows of lists, in points.
  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  private enum LeastRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
}

extension View {
  /// The room between rows of the lists in this view, in points; nil is none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing ?? 0)
  }

  /// The view as it is: sections follow each other like rows.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The view as it is: sections follow each other like rows.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
}

/// How far sections of lists are from each other.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`
  case compact

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
