/// How large a sheet would like to be.
///
/// In a terminal, a sheet is as wide as there is room and as high as its detents and its content
/// say.
public protocol PresentationSizing: Sendable {}

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
