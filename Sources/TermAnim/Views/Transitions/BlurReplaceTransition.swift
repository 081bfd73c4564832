/// Coming and going blurred, faded and a little smaller or larger.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Which way the sizes go.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: Double

    /// Coming in it grows, going out it shrinks.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Coming in and going out it grows.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  @MainActor
  public static var properties: TransitionProperties { .moving }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Coming and going blurred and faded, with sizes as `config` says.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  /// Coming and going blurred and faded; it grows when it comes and shrinks when it goes.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}
