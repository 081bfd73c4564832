/// Views that are shown and hidden by a press of their label.
///
/// In a list, the label and each of the views is a row.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, isExpanded) = (content, label(), nil)
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, self.isExpanded) = (content, label(), isExpanded)
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
        // Groups in the group look like it, whatever the style makes it of.
        content: DisclosureGroupStyleConfiguration.Content(
          view: AnyView(content().environment(\.disclosureGroupStyle, style))),
        isExpanded: isExpanded ?? $isOpen))
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
