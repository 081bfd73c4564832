/// Views on a ground of their own, with a label above.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

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
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        // Boxes in the box look like it, whatever the style makes it of.
        content: GroupBoxStyleConfiguration.Content(
          view: AnyView(content.environment(\.groupBoxStyle, style)))))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
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
