/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
