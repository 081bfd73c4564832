public import Foundation

/// What lists have been asked for besides their style.
struct ListOptions: Equatable {
  /// Between rows, in points.
  var rowSpacing: CGFloat = 0
  /// Between sections, in points; nil is what the look of the list says.
  var sectionSpacing: CGFloat?
  var background = Visibility.automatic
  /// Whether every other row has a ground of its own; nil is what the style of the list says.
  var alternatesGrounds: Bool?
  /// Around all sections, in points; nil is what the look of the list says.
  var margins = SectionMargins()

  struct SectionMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// With these points where nothing has been asked for.
    func insets(horizontal: CGFloat, vertical: CGFloat) -> EdgeInsets {
      EdgeInsets(
        top: top ?? vertical, leading: leading ?? horizontal, bottom: bottom ?? vertical,
        trailing: trailing ?? horizontal)
    }

    mutating func set(_ edges: Edge.Set, to length: CGFloat?) {
      if edges.contains(.top) { top = length }
      if edges.contains(.leading) { leading = length }
      if edges.contains(.bottom) { bottom = length }
      if edges.contains(.trailing) { trailing = length }
    }
  }
}

extension EnvironmentValues {
  @Entry var listOptions: ListOptions = ListOptions()
}

extension View {
  /// Puts `spacing` points between the rows of the lists inside; nil, what is negative and NaN are
  /// none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listOptions) { $0.rowSpacing = max(0, spacing ?? 0) }
  }

  /// Puts a distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listOptions) { $0.sectionSpacing = spacing.length }
  }

  /// Puts `spacing` points between the sections of the lists inside; what is negative or NaN is
  /// none.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Keeps the sections of the lists inside `length` points from some edges of the list; nil is as
  /// far as the list says, what is negative or NaN is none.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    transformEnvironment(\.listOptions) {
      $0.margins.set(edges, to: length.map { $0 > 0 && $0.isFinite ? $0 : 0 })
    }
  }

  /// Shows or hides the ground that lists and text editors inside have of their own; that of the
  /// rows of a section stays.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listOptions) { $0.background = visibility }
  }
}
