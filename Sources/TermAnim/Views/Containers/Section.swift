/// Views that belong together, with what stands above and below them.
///
/// What is around lays the parts out, one after the other; grids give header and footer a line of
/// their own.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
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
  /// A section whose content shows while `isExpanded` is true; nothing of its own changes that.
  nonisolated public init<Shown: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown,
    @ViewBuilder header: () -> Parent
  ) where Content == Shown? {
    self.init(
      header: header(), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section whose content shows while `isExpanded` is true; nothing of its own changes that.
  nonisolated public init<Shown: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
  ) where Content == Shown? {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A section whose content shows while `isExpanded` is true; nothing of its own changes that.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Shown: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
  ) where Content == Shown? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SectionNode(self, in: context)
  }
}
