/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// What is behind is darker, and cannot be used.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// What is behind is as it would be without the presentation.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// What is behind is darker, and cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// What is behind is as it would be without the sheet, as long as that is no higher than at
  /// `detent`.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}
