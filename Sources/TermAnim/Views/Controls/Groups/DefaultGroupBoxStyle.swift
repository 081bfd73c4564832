/// The views on a plate, with the label above them.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.body.bold())
      VStack(spacing: 8) { configuration.content }
    }
    .pixelPadding(horizontal: 12, vertical: 12)
    .background(ControlColor.panel, in: RoundedRectangle(cornerRadius: 12))
    .aligned(to: .cell)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The views on a plate, with the label above them.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
