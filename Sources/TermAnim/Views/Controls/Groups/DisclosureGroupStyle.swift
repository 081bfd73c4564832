/// A way for views to look that are shown and hidden by a press of their label.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// How many disclosure groups of the list are around.
  @Entry var treeLevel = 0

  @Entry var disclosureGroupStyle: StyleMaker<DisclosureGroupStyleConfiguration> = StyleMaker(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the disclosure groups inside look like `style` says.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.disclosureGroupStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }
        .inside($0, at: \.disclosureGroupStyle)
    }
  }
}
