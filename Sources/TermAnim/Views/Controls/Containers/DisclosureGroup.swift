/// Views that are shown and hidden by a press of their label.
///
/// In a list, the label and each of the views is a row.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

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
    let isExpanded = isExpanded ?? $isOpen
    let shown = isExpanded.wrappedValue ? content() : nil
    RowReader { isRow in
      if isRow {
        heading(isExpanded)
        if let shown { shown.padding(.leading, 12) }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          heading(isExpanded)
          if let shown {
            VStack(alignment: .leading, spacing: 8) { shown }
              .padding(.leading, 12)
              .transition(.opacity)
          }
        }
      }
    }
  }

  private func heading(_ isExpanded: Binding<Bool>) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: isExpanded.wrappedValue ? "\u{25BE}" : "\u{25B8}").foregroundStyle(.tint)
      label
      Spacer(minLength: 0)
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler {
          withAnimation(.easeInOut(duration: 0.25)) { isExpanded.wrappedValue.toggle() }
        }))
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
}
