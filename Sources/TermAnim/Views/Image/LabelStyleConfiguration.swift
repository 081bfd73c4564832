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
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { view }
}
