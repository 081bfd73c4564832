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

extension LabelStyle where Self == DefaultLabelStyle {
  /// The picture before the words; in bars the picture alone.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
