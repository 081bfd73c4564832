/// A way for group boxes to look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  /// What a group box looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The views on a plate, with the label above them.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.body.bold())
      VStack(spacing: 8) { configuration.content }
    }
    .padding(12)
    .background(ControlColor.panel, in: RoundedRectangle(cornerRadius: 12))
    .aligned(to: .cell)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The views on a plate, with the label above them.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
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
