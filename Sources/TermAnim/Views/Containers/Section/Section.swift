/// Views that belong together, with what stands above and below them.
///
/// What is around lays the parts out, one after the other; grids give header and footer a line of
/// their own. In a list with the style `sidebar` a press of the header hides and shows the content.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  private let footer: Footer
  let isExpanded: Binding<Bool>?
  private var isCollapsible = true
  @State private var isOpen = true
  @Environment(\.isInList) private var isInList
  @Environment(\.listLook) private var listLook
  @Environment(\.sectionActions) private var actions

  nonisolated init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    (self.header, self.content, self.footer) = (header, content, footer)
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionParts(
      header: heading, content: isShown ? content : nil,
      actions: hasActionsInHeader ? nil : actions, footer: footer)
  }

  @MainActor @ViewBuilder
  private var heading: some View {
    if hasActionsInHeader, let actions {
      HStack(spacing: 8) {
        if let toggle {
          SectionHeading(isExpanded: toggle, header: header)
        } else {
          header
          Spacer(minLength: 0)
        }
        actions
      }
    } else if let toggle {
      SectionHeading(isExpanded: toggle, header: header)
    } else {
      header
    }
  }

  /// Whether the header is one of a sidebar, where sections may have nothing else to be seen.
  @MainActor
  private var hasActionsInHeader: Bool {
    actions != nil && isInList && listLook == .sidebar && Parent.self != EmptyView.self
  }

  /// What a press of the header changes; nil where that does nothing.
  @MainActor
  private var toggle: Binding<Bool>? {
    guard isCollapsible, isInList, listLook == .sidebar, Parent.self != EmptyView.self else {
      return nil
    }
    return isExpanded ?? $isOpen
  }

  @MainActor
  private var isShown: Bool { (isExpanded ?? toggle)?.wrappedValue ?? true }

  /// The section, which the program alone can close if `collapsible` is false.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content shows while `isExpanded` is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section whose content shows while `isExpanded` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A section whose content shows while `isExpanded` is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
