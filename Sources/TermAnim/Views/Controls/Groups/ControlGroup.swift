/// Controls that belong together, as close to each other as can be.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  nonisolated private init(content: Content, label: AnyView?) {
    (self.content, self.label) = (content, label)
  }

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }
}

extension ControlGroup: View {
  public var body: some View {
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(
          view: AnyView(content.environment(\.controlGroupStyle, style))),
        label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

extension ControlGroup {
  /// Controls that are called by a label where there is one, such as in a menu.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label),
      label: AnyView(label))
  }

  /// Controls that are called `titleKey`.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls that are called `titleKey`, with a picture.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Controls that are called `titleKey`, with a picture of an asset catalogue.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Controls that are called `title`.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Controls that are called `title`, with a picture.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Controls that are called `title`, with a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
