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

/// The subviews that a `ForEach` makes views of; none can be got at, as they are known when the
/// view is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// A subview.
  public struct Element {
    let subview: Subview
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// Always 0, as nothing can be got at.
  public var endIndex: Int { 0 }

  /// - Precondition: never fulfilled.
  public subscript(index: Int) -> Element {
    preconditionFailure("there is no subview \(index) before the view is shown")
  }
}

/// The sections that a `ForEach` makes views of; none can be got at, as they are known when the
/// view is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// A section.
  public struct Element {
    let section: SectionConfiguration
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// Always 0, as nothing can be got at.
  public var endIndex: Int { 0 }

  /// - Precondition: never fulfilled.
  public subscript(index: Int) -> Element {
    preconditionFailure("there is no section \(index) before the view is shown")
  }
}
