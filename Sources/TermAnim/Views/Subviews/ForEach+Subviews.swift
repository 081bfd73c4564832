extension ForEach where Content: View {
  /// A view for each of those that `view` resolves to.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(), content: { content($0.subview) }, id: { $0.subview.id },
      resolved: AnyView(Group(subviews: view) { ForEach<_, _, Content>($0, content: content) }))
  }

  /// A view for each of the sections that `view` resolves to.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(), content: { content($0.section) }, id: { $0.section.id },
      resolved: AnyView(Group(sections: view) { ForEach<_, _, Content>($0, content: content) }))
  }
}
