public import Foundation

/// A value behind its label.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

extension LabeledContent: View {
  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
        // Contents in the content look like it, whatever the style makes it of.
        content: LabeledContentStyleConfiguration.Content(
          view: AnyView(content.environment(\.labeledContentStyle, style)))))
  }
}

extension LabeledContent where Label == Text {
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

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: StringProtocol>(
    _ title: Title, value: Value
  ) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The content that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
