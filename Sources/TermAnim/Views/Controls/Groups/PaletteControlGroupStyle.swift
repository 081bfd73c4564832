/// The controls side by side on one plate, as among the lines of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlStrip(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side on one plate, as among the lines of a menu.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
