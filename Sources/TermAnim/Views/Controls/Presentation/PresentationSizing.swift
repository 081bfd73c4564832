/// How large a sheet would like to be.
///
/// In a terminal, a sheet is as wide as there is room and as high as its detents and its content
/// say.
public protocol PresentationSizing: Sendable {}

/// The size that a sheet has where it is.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// The size of a sheet of paper.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// The sizing as it is: a sheet fits its content as far as there is room.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// The sizing as it is: a sheet follows its content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// The view as it is: a sheet has the size that its detents and its content say.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    self
  }
}
