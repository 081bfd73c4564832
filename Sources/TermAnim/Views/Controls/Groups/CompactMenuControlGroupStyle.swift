/// The controls side by side in one line of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      HStack(spacing: 0) { configuration.content }
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls side by side in one line of a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
