/// A way for group boxes to look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  /// What a group box looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: StyleMaker<GroupBoxStyleConfiguration> = StyleMaker(
    DefaultGroupBoxStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the group boxes inside look like `style` says.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    transformEnvironment(\.groupBoxStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.groupBoxStyle)
    }
  }
}
