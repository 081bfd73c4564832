/// The label and its content at the edges of the space there is.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      configuration.content.secondaryForeground()
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label and its content at the edges of the space there is.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
