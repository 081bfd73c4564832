/// Views on a ground of their own, with a label above.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The form in which the label came first.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
}

extension GroupBox: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.body.bold())
      VStack(spacing: 8) { content }
    }
    .padding(12)
    .background(ControlColor.panel, in: RoundedRectangle(cornerRadius: 12))
    .aligned(to: .cell)
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
