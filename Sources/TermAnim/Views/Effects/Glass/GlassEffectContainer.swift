public import Foundation

/// Views of glass that flow into each other where they come close.
///
/// Panes that overlap are one piece; those of one density that are nearer than two fifths of
/// `spacing` points are joined by a neck. The panes lie behind everything else in the container.
/// Without a spacing they join where they touch.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing ?? 0, content())
  }

  public var body: some View {
    VStack { content }
      .environment(\.isInGlassContainer, true)
      .modifier(GlassContainerModifier(spacing: spacing))
  }
}

/// The modifier of a container of glass.
nonisolated private struct GlassContainerModifier: EffectModifier {
  let spacing: CGFloat

  func effect(in environment: EnvironmentValues) -> GlassFlow {
    GlassFlow(spacing: spacing, scheme: environment.colorScheme)
  }
}

extension EnvironmentValues {
  /// Whether a container draws the panes of glass.
  @Entry var isInGlassContainer: Bool = false
}
