/// What a style makes a label of.
public struct LabelStyleConfiguration {
  /// The words.
  public struct Title {
    let view: AnyView
  }

  /// The picture.
  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
  /// Whether the picture says something: it is no symbol that the library does not know.
  let hasKnownIcon: Bool
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { view }
}
