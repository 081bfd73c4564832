/// Whether texts can be selected; that is for the terminal to say.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

extension View {
  /// The view as it is: selecting is for the terminal to do.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
