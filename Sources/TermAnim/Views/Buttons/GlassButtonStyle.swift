/// A label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  private let glass: Glass

  nonisolated public init() {
    self.init(.regular)
  }

  nonisolated public init(_ glass: Glass) {
    self.glass = glass
  }

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(GlassButtonLook(glass: glass)).aligned(to: .cell)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a pane of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label on a pane of glass of a kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

/// A label on a pane of glass, which lights up when it is pressed.
private struct GlassButtonLook: ButtonStyle {
  let glass: Glass

  func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: glass)
  }
}

/// What a `GlassButtonLook` makes.
///
/// A view of its own for the environment.
private struct GlassButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let outline = shape.isAutomatic ? .capsule : shape
    configuration.label
      .modifier(PlatePadding())
      .glassEffect(glass, in: outline)
      .brightness(configuration.isPressed ? 0.2 : 0)
      .contentShape(outline)
  }
}
