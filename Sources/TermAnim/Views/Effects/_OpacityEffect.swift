/// The effect of `opacity` by SwiftUI's own name, for transitions.
// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _OpacityEffect: ViewModifier {
  public var opacity: Double

  public init(opacity: Double) {
    self.opacity = opacity
  }

  @MainActor @preconcurrency
  public func body(content: Content) -> some View {
    content.opacity(opacity)
  }
}
