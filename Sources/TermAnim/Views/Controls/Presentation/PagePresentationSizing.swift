/// The size of a sheet of paper.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
