/// The picture before the words; in bars the picture alone, unless `windowToolbarLabelStyle` says
/// otherwise.
///
/// A symbol that the library does not know gives way to the words there.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInBar) private var isInBar
  @Environment(\.toolbarLabelStyle) private var toolbarStyle

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if !isInBar || toolbarStyle == .titleAndIcon {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    } else if configuration.hasKnownIcon, toolbarStyle != .titleOnly {
      configuration.icon
    } else {
      configuration.title
    }
  }
}

/// The picture before the words.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleBesideIcon(configuration: configuration)
  }
}

/// The words of a label behind its picture.
private struct TitleBesideIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing

  var body: some View {
    HStack(spacing: spacing ?? 8) {
      LabelIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The picture before the words; in bars the picture alone.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture before the words.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
