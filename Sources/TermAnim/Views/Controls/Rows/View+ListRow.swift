extension View {
  /// Puts a view behind the whole row of a list that this view is, whatever is done to it besides;
  /// nil leaves what is there.
  ///
  /// Headers and footers of sections are no rows.
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(SecondaryModifier(role: .rowGround, alignment: .center, secondary: view))
  }

  /// The view as it is: there are no lines between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// The view as it is: there are no lines between sections.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }
}
