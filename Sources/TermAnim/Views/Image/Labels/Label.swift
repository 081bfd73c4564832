/// A title with a picture before it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label: View {
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(view: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(view: AnyView(icon)),
        hasKnownIcon: (icon as? Image)?.isKnown ?? true))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  nonisolated public init(_ title: LocalizedStringKey, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// A title with a picture of an asset catalogue.
  nonisolated public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  /// A title that is taken as it is with a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(
    _ title: Content, image resource: ImageResource
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
