extension Group {
  /// The views that `transform` makes of those that `view` resolves to.
  ///
  /// They are what is written in a builder: groups and `ForEach` are looked into, stacks are one
  /// view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// The views that `transform` makes of the sections that `view` resolves to.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }
}
