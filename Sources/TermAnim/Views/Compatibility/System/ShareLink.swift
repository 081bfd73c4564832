/// A button for sharing something, which is shown as one that cannot be pressed: a terminal has
/// nobody to share with.
public struct ShareLink<Item, Label: View> {
  private let label: Label
}

extension ShareLink: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
    .disabled(true)
  }
}

extension ShareLink {
  nonisolated public init(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == Item {
    self.label = label()
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: nil)
  }

  nonisolated public init<Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    label = DefaultShareLinkLabel(title: nil)
  }

  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element == Item {
    label = DefaultShareLinkLabel(title: nil)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  nonisolated public init<Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}
