/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    enabled
  }
}
